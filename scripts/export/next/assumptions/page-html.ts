import { parse } from 'node-html-parser';
import { paths } from '@/lib/routes/paths';
import { withHeadData } from '@/scripts/export/shared/head-data';
import { type Assumption, mustEqual, mustMatch } from '../contract/assumption';
import type { Exported } from '../contract/exported';
import { ownScript, samplePages, sampleSheet } from '../contract/sample-app';
import { deferScripts } from '../defer-scripts';
import { withFirstScript } from '../first-script';
import { withSheetsAfterPaint } from '../sheets-after-paint';
import { siteDataOf } from '../site-data';

const ownElement = `<script>${ownScript}</script>`;
const countOf = (html: string, text: string) => html.split(text).length - 1;

/** What the site's build assumes about the HTML of a page. */
export const htmlAssumptions: readonly Assumption<Exported>[] = [
  {
    name: "All scripts of Next's in a page are files, pushes of data, and one push to Turbopack's runtime",
    holds: ({ pages }) => {
      for (const { path, html } of pages()) {
        const { html: rest } = deferScripts(html, path);
        const left = parse(rest).querySelectorAll('script, link[as=script]');
        mustEqual(left.map(String), [ownElement], `Scripts left in ${path}`);
      }
    },
  },
  {
    name: 'A page starts from exactly the data that lie beside it',
    holds: ({ pages }) => {
      for (const { path, html, data } of pages()) {
        mustEqual(deferScripts(html, path).data, data, `The data of ${path}`);
      }
    },
  },
  {
    name: "All pages tell Turbopack's runtime the same, and it is JSON",
    holds: ({ pages }) => {
      const [first, ...others] = pages().map(({ path, html }) => deferScripts(html, path));
      if (!first) throw new Error('There are no pages.');
      const facts = { trackers: [] };
      const { scripts, runtime } = siteDataOf([first, ...others], facts);
      mustEqual(
        scripts.every((src) => /^\/_next\/static\/chunks\/[^/]+\.js$/.test(src)),
        true,
        `Scripts are chunks: ${scripts.join(' ')}`,
      );
      mustMatch(JSON.stringify(runtime), /"runtimeModuleIds":\[\d+\]/, 'The push to the runtime');
    },
  },
  {
    name: 'A script of the page itself stands in its HTML letter by letter, before and after which text can be added',
    holds: ({ pages }) => {
      for (const { path, html } of pages()) {
        mustEqual(countOf(html, ownElement), 1, `The page's own script in ${path}`);
        const first = withFirstScript(html, ownElement);
        const isFirst = first.indexOf(ownElement) < first.indexOf('<link rel="stylesheet"');
        mustEqual(isFirst, true, `The script moves before the stylesheets of ${path}`);
      }
    },
  },
  {
    name: 'A page has one <meta charSet="utf-8"/>, one </head> and one </body>, written so',
    holds: ({ pages }) => {
      for (const { path, html } of pages()) {
        const counts = ['<meta charSet="utf-8"/>', '</head>', '</body>'].map((tag) =>
          countOf(html, tag),
        );
        mustEqual(counts, [1, 1, 1], `Tags of ${path}`);
      }
    },
  },
  {
    name: 'A page has its title, its description and the Twitter copies of Open Graph as tags that can be found',
    holds: ({ page }) => {
      const { html } = deferScripts(page(samplePages.home).html, samplePages.home);
      mustMatch(html, /<meta name="twitter:title"[^>]*>/, 'The Twitter title');
      const complete = withHeadData(html, paths.guide({ id: 'getting-started' }));
      mustEqual(/twitter:(title|description|image)/.exec(complete)?.[0], undefined, 'Copies left');
      mustMatch(complete, /application\/ld\+json.*Birds & \\"nests\\"/s, 'The title as data');
      mustMatch(complete, /application\/ld\+json.*What \\"birds\\" do/s, 'The description as data');
    },
  },
  {
    name: 'A stylesheet with a precedence of ours moves from the text to the head, as <link … data-precedence="examples"/>',
    holds: ({ page }) => {
      const { html } = page(samplePages.nest);
      const link = `<link rel="stylesheet" href="${sampleSheet}" data-precedence="examples"/>`;
      mustEqual(html.indexOf(link) < html.indexOf('</head>'), true, 'The link is in the head');
      mustMatch(withSheetsAfterPaint(html), /<html data-unstyled-examples=""/, 'The disabled link');
    },
  },
];
