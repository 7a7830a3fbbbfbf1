import { site } from '@/content/site';

/** The form that tells the site's authors of a mistake or a gap; a title can be added as `&title=`. */
export const contentReportUrl = `${site.ownRepository}/issues/new?template=content-mistake.yml`;
