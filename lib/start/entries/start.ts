import { readPageData } from '@/lib/browser/start-data';
import { startPage } from '../start-page';

const data = readPageData();
if (data) startPage(data);
