import { chromium } from 'playwright';
import { listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/server';
const s=createSiteServer('out'); const p=await listen(s,0);
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for (const u of ['/components/datepicker/api','/components/button/overview','/']) {
 const pg=await b.newPage({viewport:{width:412,height:823}}); const c=await pg.context().newCDPSession(pg);
 await pg.route(/early-/, r=>r.abort());
 await pg.goto(`http://localhost:${p}${u}`); await pg.waitForTimeout(800);
 await c.send('Emulation.setCPUThrottlingRate',{rate:4});
 const r=await pg.evaluate(async()=>{ const l=document.querySelector('link[href*="/site/page-"]') as HTMLLinkElement; const css=await (await fetch(l.href)).text(); const n=document.createElement('style'); const t0=performance.now(); n.textContent=css; l.after(n); const t1=performance.now(); document.body.offsetHeight; const t2=performance.now(); return [t1-t0,t2-t1, document.querySelectorAll('*').length]; });
 console.log(u, r.map(x=>Math.round(x))); await pg.close();
}
await b.close(); s.closeAllConnections(); s.close();
