import { readPageData } from '@/lib/browser/page/start-data';
import { startPage } from '../start-page';

const data = readPageData();
if (data) startPage(data);
