import { readRedirects, redirectTarget } from '@/lib/routes/hosts/redirect-target';

const target = redirectTarget(readRedirects(), location);
if (target !== undefined) location.replace(target);
