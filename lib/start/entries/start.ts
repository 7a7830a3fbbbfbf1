import { readStartData } from '../start-data';
import { startPage } from '../start-page';

const data = readStartData();
if (data) startPage(data);
