/** The style sheet is served as a file of its own, because the content policy forbids inline styles. */
export const docsStyle = `
:root { color-scheme: light dark; --line: #c9d1d6; --soft: #f2f5f7; --ink: #14212a; --paper: #fff; --link: #156462; }
@media (prefers-color-scheme: dark) {
  :root { --line: #38464f; --soft: #1b272f; --ink: #e4eaee; --paper: #111a20; --link: #8cdcb2; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1, h2, h3, h4 { line-height: 1.2; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 2px solid var(--line); }
h3 { margin: 2.5rem 0 0.25rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
code, pre { font: 0.875rem/1.45 ui-monospace, Consolas, monospace; }
pre { max-height: 24rem; overflow: auto; margin: 0; padding: 0.75rem; background: var(--soft); border-radius: 4px; }
table { width: 100%; margin: 0.75rem 0; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: left; font-size: 0.875rem; font-weight: bold; }
th { font-weight: 600; }
tbody th { font-weight: normal; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.call { margin: 0.25rem 0; overflow-wrap: anywhere; }
:target { outline: 2px solid var(--link); outline-offset: 0.5rem; }
@media (max-width: 40rem) {
  table { display: block; overflow-x: auto; }
  th, td { overflow-wrap: normal; }
}
@media print { pre { max-height: none; } }
`.trimStart()
