import { inlineElement } from '@/lib/page-scripts/bundles';

/** A style sheet as the framework exports it, with the font of code. */
export const sampleSheet = {
  file: '_next/static/chunks/a.css',
  css: '@font-face{font-family:siteMono;src:url(../media/code.woff2)format("woff2")}',
};

/** The data of the sample page. */
export const samplePageData = `0:{"b":"b1"}\n1:"</p>"\n2:{"rel":"stylesheet","href":"/${sampleSheet.file}","precedence":"next"}\n`;

/** A page as the framework exports it. */
export function samplePageHtml(): string {
  const [start, end] = [samplePageData.slice(0, 14), samplePageData.slice(14)];
  const push = (text: string) => JSON.stringify([1, text]).replace(/</g, '\\u003c');
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<title>Parts &amp; pieces</title><meta name="description" content="What &quot;parts&quot; are."/>
<link rel="stylesheet" href="/${sampleSheet.file}" data-precedence="next"/>${inlineElement('pre-paint')}
<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>
<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>
</head><body><p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});</script>
<script src="/_next/b.js" async=""></script>
<script>self.__next_f.push(${push(start)})</script><script>self.__next_f.push(${push(end)})</script>
</body></html>`;
}
