import { startPreview } from '../preview';

void startPreview();
