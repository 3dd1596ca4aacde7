export const stylesheet = `
:root { --back: #fafafa; --surface: #fff; --text: #1b2326; --soft: #566166; --line: #d9dfe1; --brand: #006772; --pink: #c80054; --on: #fff; --focus: #00525b; }
@media (prefers-color-scheme: dark) {
  :root { --back: #101415; --surface: #1a2022; --text: #eef2f3; --soft: #a9b5b9; --line: #333d40; --brand: #7fd3dc; --pink: #ff86b6; --on: #101415; --focus: #a8e6ec; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { padding: 1rem max(1rem, calc(50% - 22rem)); border-bottom: 1px solid var(--line); background: var(--surface); }
.brand { display: inline-flex; min-height: 44px; align-items: center; }
.brand img { display: block; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; padding-inline: max(1rem, env(safe-area-inset-left)); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -.01em; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
.lead { color: var(--soft); margin: 0 0 1.5rem; max-width: 36rem; }
.hero { width: 100%; height: auto; aspect-ratio: 2; object-fit: cover; border-radius: 16px; display: block; margin-bottom: 1.5rem; }
.personas { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.persona { display: flex; gap: 1rem; align-items: center; width: 100%; min-height: 72px; padding: .9rem 1rem; text-align: start; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; cursor: pointer; }
.persona img { flex: none; width: 44px; height: 44px; border-radius: 50%; }
.persona strong { display: block; color: var(--text); font-size: 1rem; }
.persona span { color: var(--soft); font-size: .95rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: .5rem 1.4rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--brand); background: var(--surface); border: 1px solid var(--brand); border-radius: 24px; cursor: pointer; }
.button.primary { background: var(--brand); color: var(--on); }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; max-width: 36rem; }
.rows { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; margin: 0 0 1.5rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
.rows dt { color: var(--soft); }
.rows dd { margin: 0; overflow-wrap: anywhere; }
.notice { padding: .9rem 1rem; border: 1px solid var(--pink); border-radius: 14px; }
label { font-weight: 600; }
select, input { font: inherit; min-height: 44px; padding: 0 .6rem; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: 8px; max-width: 100%; }
.endpoint { display: grid; grid-template-columns: 9rem minmax(0, 1fr) 6rem 5rem; gap: .5rem; align-items: center; margin-bottom: .5rem; }
.endpoint select, .endpoint input { width: 100%; }
@media (max-width: 640px) { .endpoint { grid-template-columns: 1fr 1fr; } .endpoint > :first-child, .endpoint select { grid-column: 1 / -1; } }
`;
