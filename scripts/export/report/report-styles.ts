/** Styles of the report, in the system's colors and fonts, for light and dark. */
export const reportStyles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; scroll-margin-top: 1rem; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
dl > div { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.75rem 1rem; }
dd { margin: 0; font-weight: 600; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin: 0 0 1.5rem; }
caption { text-align: start; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; font-weight: 400; }
thead th { font-weight: 600; }
code { font: 0.875em/1.5 ui-monospace, monospace; white-space: pre-wrap; }
a { color: LinkText; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
