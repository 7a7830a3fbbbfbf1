import { readStartData } from '@/lib/browser/start-data';
import { startPage } from '../start-page';

const data = readStartData();
if (data) startPage(data);
