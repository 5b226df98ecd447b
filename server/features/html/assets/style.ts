/** How pages look: by day and by night, on paper-thin screens and wide ones. */
export const STYLE = `:root {
  color-scheme: light dark;
  --side: max(clamp(1rem, 4vw, 2rem), calc((100vw - 68rem) / 2 + 2rem));
  --ground: #f7f8f8; --card: #ffffff; --text: #17211f; --soft: #5a6764; --rule: #dfe5e3; --edge: #7f8d89;
  --accent: #0f766e; --accent-strong: #0b5c56; --on-accent: #ffffff; --wash: #e6f4f1;
  --bad: #b42318; --bad-wash: #fdecea; --good: #1a6b3a; --good-wash: #e5f5ea;
  --map-ground: #eef3f2; --map-line: #cfdad7; --map-label: #7c8b87; --map-shape: #0f766e; --map-edge: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101615; --card: #18201f; --text: #e7eeec; --soft: #9aaaa6; --rule: #2b3735; --edge: #73837f;
    --accent: #2dd4bf; --accent-strong: #5eead4; --on-accent: #05201d; --wash: #14312d;
    --bad: #ff9b8f; --bad-wash: #3a1c19; --good: #7ddc9b; --good-wash: #15321f;
    --map-ground: #131b1a; --map-line: #293634; --map-label: #6f807c; --map-shape: #2dd4bf; --map-edge: #0b1211;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .875em; }
code { overflow-wrap: anywhere; }
pre { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1rem; overflow: auto; max-height: 70vh; }
h1 { font-size: clamp(1.5rem, 4vw, 2rem); line-height: 1.2; letter-spacing: -.015em; margin: .25rem 0 .75rem; overflow-wrap: anywhere; }
h1.path { font-size: 1.2rem; font-family: ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; }
.skip { position: absolute; left: -100vw; top: 0; background: var(--card); padding: .5rem 1rem; z-index: 2000; }
.skip:focus { left: 0; }
.top { background: var(--card); border-bottom: 1px solid var(--rule); padding: .65rem var(--side); display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
.brand { display: inline-flex; align-items: center; gap: .5rem; font-weight: 650; color: var(--text); text-decoration: none; }
.account { display: flex; align-items: center; gap: .75rem; }
.who { color: var(--soft); overflow-wrap: anywhere; }
main { flex: 1; width: 100%; max-width: 68rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 2rem) 3rem; }
footer { color: var(--soft); font-size: .875rem; border-top: 1px solid var(--rule); padding: 1rem var(--side); display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; }
.trail ol { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 .5rem; padding: 0; font-size: .875rem; color: var(--soft); }
.trail li + li::before { content: "/"; margin-right: .5rem; opacity: .6; }
.trail li { overflow-wrap: anywhere; }
.lead { font-size: 1.05rem; color: var(--soft); max-width: 46rem; white-space: pre-line; overflow-wrap: anywhere; }
.empty, .none { color: var(--soft); }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
.cards li { position: relative; background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: .9rem 1.1rem; transition: border-color .15s; }
.cards li:hover { border-color: var(--accent); }
.cards a { font-weight: 600; font-size: 1.05rem; text-decoration: none; overflow-wrap: anywhere; }
.cards a::after { content: ""; position: absolute; inset: 0; border-radius: 12px; }
.cards p { margin: .2rem 0 0; color: var(--soft); font-size: .925rem; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.badge { display: inline-block; vertical-align: middle; font-size: .75rem; font-weight: 600; letter-spacing: .01em; line-height: 1; padding: .3rem .55rem; border-radius: 999px; background: var(--wash); color: var(--accent-strong); white-space: nowrap; }
.badge.good { background: var(--good-wash); color: var(--good); }
.badge.bad { background: var(--bad-wash); color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1rem 0; }
button, .button { display: inline-block; font: inherit; font-weight: 600; line-height: 1.2; padding: .6rem 1rem; border-radius: 9px; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--accent-strong); border-color: var(--accent-strong); color: var(--on-accent); }
.quiet { background: transparent; border-color: var(--rule); color: var(--text); font-weight: 500; }
.quiet:hover { background: var(--wash); border-color: var(--accent); color: var(--text); }
.top .quiet { padding: .4rem .75rem; }
.facts { margin: 0; background: var(--card); border: 1px solid var(--rule); border-radius: 12px; overflow: hidden; }
.facts div { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: .25rem 1rem; padding: .6rem 1.1rem; }
.facts div + div { border-top: 1px solid var(--rule); }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--rule); border-radius: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .55rem .9rem; vertical-align: top; white-space: nowrap; }
td { max-width: 28rem; overflow: hidden; text-overflow: ellipsis; }
td.none { color: var(--soft); }
thead th { font-size: .8rem; font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--rule); background: var(--card); }
tbody tr + tr > * { border-top: 1px solid var(--rule); }
tbody th { font-weight: 500; }
.number { text-align: right; }
.panel { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: 1.1rem; margin: 1rem 0; }
.panel > :last-child { margin-bottom: 0; }
.grid { display: grid; gap: .25rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(13.25rem, 100%), 1fr)); }
.grid.narrow { max-width: 34rem; margin-top: .75rem; }
.field { display: block; margin: 0 0 .75rem; }
.field > label { display: block; font-weight: 550; font-size: .9rem; margin-bottom: .25rem; }
.field small { display: block; color: var(--soft); margin-top: .25rem; }
input:not([type=checkbox]), select { width: 100%; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 8px; padding: .5rem .65rem; }
input[type=checkbox] { accent-color: var(--accent); width: 1.05rem; height: 1.05rem; }
.checks { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; }
.check { display: inline-flex; align-items: center; gap: .45rem; }
summary { cursor: pointer; font-weight: 550; color: var(--accent); margin-bottom: .75rem; }
.narrow-page { max-width: 26rem; margin: 2rem auto; }
.notice { border-radius: 10px; padding: .75rem 1rem; margin: 1rem 0; background: var(--wash); overflow-wrap: anywhere; }
.notice.bad { background: var(--bad-wash); color: var(--bad); }
.notice p, .notice ul { margin: .15rem 0; }
.messages { color: var(--soft); padding-left: 1.2rem; overflow-wrap: anywhere; }
.progress { margin: 1rem 0; }
progress { width: 100%; height: .8rem; accent-color: var(--accent); }
.map-frame { margin: 1.25rem 0; }
.map { height: clamp(18rem, 52vh, 30rem); border: 1px solid var(--rule); border-radius: 12px; background: var(--map-ground); }
.map > noscript p { padding: 1rem; }
.map-note { color: var(--soft); font-size: .875rem; margin: .4rem .2rem 0; min-height: 1.4em; }
.map.leaflet-container { background: var(--map-ground); font: inherit; font-size: .875rem; isolation: isolate; }
.map .leaflet-bar a { background: var(--card); color: var(--text); border-color: var(--rule); }
.map .leaflet-bar a.leaflet-disabled { color: var(--soft); opacity: .6; }
.map .leaflet-bar { border: 1px solid var(--rule); box-shadow: none; border-radius: 8px; overflow: hidden; }
.map .leaflet-control-scale-line { background: var(--card); color: var(--soft); border-color: var(--soft); text-shadow: none; opacity: .85; }
.map .leaflet-popup-content-wrapper, .map .leaflet-popup-tip { background: var(--card); color: var(--text); box-shadow: 0 4px 20px rgb(0 0 0 / .25); }
.map .leaflet-popup-content { margin: .8rem 1rem; }
.map .leaflet-container a.leaflet-popup-close-button { color: var(--soft); }
.attributes th, .attributes td { padding: .2rem .5rem .2rem 0; white-space: normal; overflow-wrap: anywhere; }
.map:focus-visible { outline-width: 2px; outline-offset: 0; border-radius: 12px; }
.attributes th { white-space: nowrap; color: var(--soft); font-weight: 500; }
@media (max-width: 34rem) { .facts div { grid-template-columns: 1fr; } th, td { padding: .5rem .65rem; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; scroll-behavior: auto !important; } }
@media print { .top, footer, .actions, .map-frame { display: none; } }
`;
