import { siteGrounds } from '@faculty/contracts/website/faculty-setting';
import { richTextMedia } from '@faculty/contracts/website/rich-text-media';

/** By light and dark. Not by `light-dark()`, which Safari has since 17.5 only. */
const colours = {
  blue: { light: 'var(--main)', dark: 'var(--main-dark)' },
  'on-blue': { light: siteGrounds.light.onMain, dark: siteGrounds.dark.onMain },
  ink: { light: '#1b2230', dark: '#e8ebf1' },
  soft: { light: '#566074', dark: '#a9b2c2' },
  line: { light: '#dfe4ec', dark: '#333b49' },
  ground: { light: siteGrounds.light.ground, dark: siteGrounds.dark.ground },
  tint: { light: siteGrounds.light.tint, dark: siteGrounds.dark.tint },
  edge: { light: '#8791a3', dark: '#6c7789' },
  card: { light: siteGrounds.light.ground, dark: siteGrounds.dark.tint },
  warning: { light: '#fff3d6', dark: '#4a3a12' },
  over: { light: '#9a2a22', dark: '#f1a19b' },
  good: { light: '#0f5833', dark: '#b4e6ca' },
  text: { light: '#1443ab', dark: '#c6d8fd' },
};
const coloursOf = (scheme: 'light' | 'dark') =>
  Object.entries(colours)
    .map(([name, of]) => `--${name}:${of[scheme]}`)
    .join(';');

/**
 * The style sheet; `fonts` are the addresses of the faces by script and weight, where they are available. A face that is late is used from the next
 * page on (`optional`): text never moves.
 */
export function styleSheet(fonts: { readonly [Face in 'thai-400' | 'thai-600' | 'latin-400' | 'latin-600']?: string }): string {
  const ranges = { thai: 'U+0E01-0E5B,U+200C-200D,U+25CC', latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122' };
  const faces = (Object.entries(fonts) as [keyof typeof fonts, string][]).map(([face, address]) => {
    const [script, weight] = face.split('-') as ['thai' | 'latin', string];
    return `@font-face{font-family:Sarabun;font-weight:${weight};font-display:optional;src:url(${address}) format("woff2");unicode-range:${ranges[script]}}`;
  });
  return `${faces.join('\n')}
@font-face{font-family:"Sarabun fallback";src:local("Noto Sans Thai"),local("Leelawadee UI"),local("Thonburi"),local("Arial");size-adjust:98%;ascent-override:107%;descent-override:32%}
:root,.sheet{${coloursOf('light')}}
:root{color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){:root{${coloursOf('dark')}}.hero>img{filter:brightness(.8)}}
*{box-sizing:border-box}
html{--deep:color-mix(in srgb,var(--main) 62%,#06122e);font:400 1.0625rem/1.7 Sarabun,"Sarabun fallback",sans-serif;color:var(--ink);background:var(--ground);-webkit-text-size-adjust:100%;scrollbar-gutter:stable}
body{margin:0;overflow-wrap:break-word}
a{color:var(--blue);text-underline-offset:.2em}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
h1{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.4rem);line-height:1.35;margin:.5rem 0 1rem;text-wrap:balance}
h2{font-size:clamp(1.3rem,1.15rem + .6vw,1.55rem);line-height:1.45;margin:2.5rem 0 1rem;text-wrap:balance}
h3,h2.row{font-size:1.125rem;line-height:1.5;margin:0 0 .25rem;text-wrap:pretty}
h4{font-size:1rem;margin:1rem 0 .25rem}
img{max-width:100%}
.wide{width:min(72rem,100% - 2.5rem);margin-inline:auto}
.skip,.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip:focus{width:auto;height:auto;clip-path:none;padding:.5rem 1rem;background:var(--ground);z-index:1}
.preview{margin:0;padding:.45rem 1.25rem;text-align:center;background:var(--warning);color:var(--ink)}
.top{border-top:4px solid var(--accent);border-bottom:1px solid var(--line)}
.tagline{font-size:1.2rem;color:var(--soft);margin-block:1.5rem -1.25rem}
.head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1.5rem;margin:2.75rem 0 1rem}
.head h2{margin:0}
.head h2::before{content:"";display:inline-block;width:.65rem;height:1rem;margin-inline-end:.6rem;background:var(--accent);clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%)}
.head a,.pin>a{text-decoration:none;padding-block:.25rem}
.kind{font-size:.87rem;font-weight:600;color:var(--blue);margin:0 0 .1rem}
.word{display:inline-block;max-width:100%}
.top>.wide{display:flex;flex-wrap:wrap;align-items:center;gap:.8rem 1rem;padding-top:.8rem}
.brand{display:flex;align-items:center;gap:.8rem;font-size:1.25rem;line-height:1.35;font-weight:600;color:var(--ink);text-decoration:none;margin-inline-end:auto}
.mark{flex:none;width:2.2rem;height:2.2rem;border-radius:.5rem;background:linear-gradient(135deg,var(--main) 60%,var(--accent) 60%)}
.brand small{display:block;font-size:.82rem;font-weight:400;color:var(--soft)}
.logo{display:block;height:2.9rem;width:auto;max-width:12rem;object-fit:contain}
.language{order:2;padding:.35rem .8rem;border:1px solid var(--line);border-radius:.5rem;text-decoration:none}
#menu{display:contents;color:inherit}
.opens{display:none;align-items:center;gap:.6rem;min-height:2.75rem;padding:0 .9rem;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:var(--blue);color:var(--on-blue)}
.opens::before{content:"☰" / ""}
#menu .opens::before{content:"×" / ""}
.top ul,footer ul{list-style:none;margin:0;padding:0}
.top nav{order:3;flex-basis:100%;border-top:1px solid;border-image:linear-gradient(var(--line),var(--line)) 1/1px 0 0/0 100vw}
.top nav>ul{display:flex;flex-wrap:wrap;gap:0 2rem}
.top nav :is(a,summary){display:block;padding:.65rem 0;border-bottom:3px solid transparent;color:var(--ink);text-decoration:none;cursor:pointer}
.top nav :is(a:hover,summary:hover,[aria-current]),.top details:has([aria-current])>summary{border-color:var(--accent);color:var(--blue)}
.top summary{list-style:none}
.top summary::-webkit-details-marker{display:none}
.top summary::after{content:"";display:inline-block;width:.45rem;height:.45rem;margin:0 .15rem .2rem .7rem;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
.top [open]>summary::after{margin-bottom:-.05rem;transform:rotate(225deg)}
@media (min-width:48.01rem){.top details{position:relative}.top details:not(:hover,:focus-within) ul{display:none}.top details ul{position:absolute;z-index:2;top:100%;inset-inline-start:-1rem;width:max-content;min-width:13rem;max-width:20rem;padding:.4rem 1rem;background:var(--ground);border:1px solid var(--line);border-radius:0 0 .6rem .6rem;box-shadow:0 .8rem 1.5rem #0002}.top nav>ul>li:nth-child(n+5) ul{inset-inline:auto 0}.top details a{border:0;padding:.5rem 0}.top details [aria-current]{font-weight:600}}
@media (min-width:64rem){.top nav>ul>li:nth-child(5) ul{inset-inline:-1rem auto}}
.find{display:flex;flex-wrap:wrap;gap:.4rem;min-width:0;max-width:26rem}
.find:has(select){max-width:44rem}
main>.find{margin-bottom:1.5rem}
.find input,select{flex:1;min-width:0;font:inherit;padding:.4rem .8rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--ground);color:inherit}
.find button,.filters button{font:inherit;font-weight:600;padding:.4rem 1rem;border:0;border-radius:.5rem;background:var(--blue);color:var(--on-blue)}
main{padding-bottom:3rem;min-height:60vh}
main.wide{padding-top:1.25rem}
.trail{font-size:.9rem;color:var(--soft);margin:0 0 .5rem}
.facts{color:var(--soft);font-size:.93rem;margin:.15rem 0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:1.6rem 1.4rem}
.item{display:flex;flex-direction:column;gap:.6rem}
.item :is(h2,h3) a,.faces a,.rows :is(h2,h3) a{color:var(--ink);text-decoration:none}
.item :is(h2,h3) a:hover,.faces a:hover,.rows :is(h2,h3) a:hover{color:var(--blue);text-decoration:underline}
.card,.whole,.large{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;object-position:50% 30%;border-radius:.6rem;background:var(--tint)}
.whole{margin-block:1rem}
.text .whole{object-fit:contain}
.card.none{background:linear-gradient(135deg,var(--tint) 70%,color-mix(in srgb,var(--accent) 25%,var(--tint)) 70%)}
.face{display:block;width:100%;aspect-ratio:1;object-fit:cover;border-radius:50%;background:var(--tint)}
.face.none{display:grid;place-items:center;font-size:2.6rem;font-weight:600;color:var(--soft)}
.cover{position:relative;display:block}
.play{position:absolute;inset:auto auto .6rem .6rem;padding:.1rem .7rem;border-radius:99px;background:#0f1729;color:#fff;font-size:.85rem}
.play::before{content:"▶ ";content:"▶ " / ""}
.halves{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:0 3rem}
.halves>:last-child:nth-child(odd){grid-column:1/-1}
.titles,.services,.dates,.quick ul,.courses,.rounds{list-style:none;margin:0;padding:0}
.titles li,.dates li{padding:.7rem 0;border-top:1px solid var(--line)}
.hit{display:flex;gap:1rem;justify-content:space-between}
.hit p{margin:.15rem 0 0}
.hit img{object-fit:cover;border-radius:.4rem;flex:none}
mark{background:#ffe08a;color:#1d1d1f}
:is(.titles,.dates,.courses) a{color:var(--ink);text-decoration:none}
.titles a.all{color:var(--blue)}
:is(.titles,.dates,.courses) a:hover{color:var(--blue);text-decoration:underline}
.dates li{display:flex;gap:1rem;align-items:center}
.tile{flex:none;width:3.6rem;padding:.35rem 0;border-radius:.6rem;background:var(--tint);border-top:3px solid var(--accent);text-align:center;font-size:.87rem;line-height:1.35;color:var(--soft)}
.tile b{display:block;font-size:1.35rem;line-height:1.2;color:var(--ink)}
.services{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr));gap:.9rem}
.services li{padding:.8rem 1rem;border:1px solid var(--line);border-radius:.75rem}
.services a{font-weight:600;text-decoration:none}
.services a:hover{text-decoration:underline}
.notice{background:var(--warning)}
:is(.wide,.tint)+.notice{margin-top:2.75rem}
.notice p{display:flex;gap:.6rem;margin-block:0;padding-block:.45rem}
.notice a{color:inherit}
.icon{flex:none;width:1.5rem;height:1.7rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.hero{position:relative;display:grid;align-items:center;min-height:23rem;background:var(--deep);color:#fff}
.hero>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:70% 30%;mask-image:linear-gradient(90deg,#0000 8%,#0002 max(44%,31rem),#000)}
.hero>div{position:relative;padding-block:1.75rem 4.25rem}
.hero :is(h1,h2,p){max-width:31rem;margin:0}
.hero :is(h1,h2){font-size:clamp(1.8rem,1.3rem + 2vw,3rem);line-height:1.4}
.hero p{margin-top:.6rem;font-size:1.06rem;text-wrap:pretty}
.hero .calls{display:flex;flex-wrap:wrap;gap:.75rem;max-width:none;margin-top:1.4rem}
.calls a{padding:.6rem 1.4rem;border:2px solid #fff;border-radius:.5rem;color:#fff;font-weight:600;text-decoration:none}
.calls a:first-child{background:#fff;color:var(--deep)}
:is(.calls,.head) a:hover{text-decoration:underline}
.quick{position:relative;margin-top:2.75rem}
.band+.quick{margin-top:-2.75rem}
.quick ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(max(6.1rem,12%),1fr));overflow:hidden;border:1px solid var(--line);border-radius:.75rem;background:var(--card);box-shadow:0 .4rem 1.2rem #0f328218}
.quick li{margin:-1px 0 0 -1px;border:solid var(--line);border-width:1px 0 0 1px}
.quick a{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.35rem;height:100%;padding:1rem .4rem;color:var(--ink);font-weight:600;line-height:1.4;text-align:center;text-decoration:none}
.quick a:hover{background:var(--tint);color:var(--blue)}
.quick .icon{width:1.8rem;height:1.8rem;color:var(--blue)}
:is(.quick,.reach) a:focus-visible{outline-offset:-4px}
.latest{display:flex;flex-wrap:wrap;gap:1.75rem 2rem}
.latest>*{flex:4 1 17rem;min-width:0}
.latest>.item{flex:5 1 19rem}
.latest>.item h3{font-size:1.3rem}
.latest div .item{display:grid;grid-template-columns:6.6rem minmax(0,1fr);gap:.85rem}
.latest div .item+.item{margin-top:1rem}
.latest div h3{font-size:1rem}
.latest>.pin{flex:3 1 15rem}
.pin{padding:.6rem 1.25rem .9rem;border-top:3px solid var(--accent);border-radius:.75rem;background:var(--tint)}
.tint{margin-top:3.25rem;padding-block:.1px 3rem;background:var(--tint)}
.tint+.tint{margin-top:-3rem}
.courses{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1.2rem}
.courses li{position:relative;overflow:hidden;border:1px solid var(--line);border-radius:.75rem;background:var(--ground)}
.courses .card{aspect-ratio:5/3;border-radius:0}
.courses div{padding:.7rem 1rem .8rem}
.courses a::after{content:"";position:absolute;inset:0}
.rounds{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr));gap:2.5rem 0;margin-top:2rem;counter-reset:round}
.rounds li{position:relative;padding:1.8rem 1.25rem 0 0;border-top:3px solid var(--line)}
.rounds li::before{counter-increment:round;content:counter(round);position:absolute;top:-1.2rem;left:0;width:2.2rem;height:2.2rem;border:3px solid var(--line);border-radius:50%;background:var(--ground);font-weight:600;line-height:1.85rem;text-align:center}
.rounds :is(.openNow,.opensSoon),.rounds :is(.openNow,.opensSoon)::before{border-color:var(--blue)}
.rounds :is(.openNow,.opensSoon)::before{background:var(--blue);color:var(--on-blue)}
.rounds .closed{color:var(--soft)}
.state{display:inline-block;margin:.15rem 0;padding:0 .6rem;border-radius:99px;background:color-mix(in srgb,currentColor 13%,var(--ground));color:var(--good);font-size:.87rem;font-weight:600}
.closed .state{color:inherit}
.type{flex:none;width:3.4rem;border-radius:.35rem;background:color-mix(in srgb,currentColor 13%,var(--ground));color:var(--soft);font-size:.82rem;font-weight:600;text-align:center}
.pdf{color:var(--over)}
.doc{color:var(--text)}
.xls{color:var(--good)}
.word{align-items:center;margin-top:2.75rem}
.reach{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(19rem,100%),1fr));margin-top:2.75rem;overflow:hidden;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.reach div{padding:1.5rem 1.75rem}
.reach .head{margin-top:0;padding:0}
.reach p{display:flex;gap:.75rem;margin:.5rem 0}
.reach .icon{color:var(--blue)}
.reach .open{margin-top:.8rem}
.map{position:relative;min-height:15rem;background:var(--line)}
.map svg{position:absolute;inset:0;width:100%;height:100%}
.map b{position:absolute;bottom:1rem;left:50%;padding:.2rem 1rem;border-radius:.5rem;background:var(--card);white-space:nowrap;transform:translateX(-50%)}
.figures dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;margin:0}
.figures dl>div{display:flex;flex-direction:column-reverse;padding:1rem 1.25rem;border-radius:.75rem;background:var(--tint)}
.figures dd{margin:0;font-size:2rem;font-weight:600;line-height:1.3;color:var(--blue)}
.figures a{color:var(--ink)}
.open{display:inline-block;padding:.4rem 1rem;border:1px solid var(--blue);border-radius:.5rem;text-decoration:none;font-weight:600}
.file{font-weight:400;color:var(--soft);white-space:nowrap}
@media (max-width:48rem){.tree .file{display:block}}
.choices{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0 0 1rem;padding:0}
.choices a{display:block;padding:.25rem .9rem;border:1px solid var(--line);border-radius:99px;color:var(--ink);text-decoration:none}
.choices a[aria-current]{background:var(--blue);border-color:transparent;color:var(--on-blue)}
.filters{margin:0 0 1.5rem}
.filters summary{width:fit-content;padding:.35rem 0;color:var(--blue);cursor:pointer}
.filters .choices{margin-top:.5rem}
.filters form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:.75rem 1rem;align-items:end;max-width:60rem;padding:1rem 1.25rem;border-radius:.75rem;background:var(--tint)}
.filters label{display:flex;flex-direction:column;gap:.2rem;font-size:.93rem;font-weight:600}
select{width:100%;font-weight:400}
.set a,.share a,.tags a{display:inline-block;margin:.15rem .35rem .15rem 0;padding:.2rem .8rem;border:1px solid var(--line);border-radius:99px;text-decoration:none}
.set a:hover,.share a:hover,.tags a:hover{text-decoration:underline}
.tags .goal::before{content:"";display:inline-block;width:.7rem;height:.7rem;margin-inline-end:.45rem;border-radius:50%;background:var(--goal)}
.share{margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}
.share strong{margin-inline-end:.6rem}
.rows{list-style:none;padding:0}
.rows>li{display:flex;gap:1.25rem;padding:1.1rem 0;border-top:1px solid var(--line)}
.rows .card{flex:none;width:8rem;align-self:start}
.rows li>div{flex:1;min-width:0}
.rows p{margin:.15rem 0}
@media (min-width:48rem){.rows li>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1.5rem;align-content:center}.rows li>div>*{grid-column:1}.rows li>div>.open{grid-column:2;grid-row:1/span 3;align-self:center}}
.branch{padding:1.25rem 0;border-top:1px solid var(--line)}
.branch :is(h2,h3){margin:0 0 .5rem;font-size:1.125rem;line-height:1.5}
.branch h2 small,.tree small{font-weight:400;color:var(--soft)}
.branch .titles li:first-child{border-top:0;padding-top:.1rem}
.branch h4:first-child{margin-top:0}
.tree .titles li{display:flex;gap:.75rem 1.25rem;align-items:center;justify-content:space-between;border-top:0;padding:.35rem 0 .35rem 1rem}
.tree h4{margin:1rem 0 .1rem}
.tree h4.bare{font-weight:400;color:var(--soft)}
.tree .open{flex:none;padding:.1rem .8rem;font-size:.93rem}
.columns{columns:15rem;column-gap:2rem}
.branch .columns li,.branch .columns li:first-child{break-inside:avoid;border:0;padding:.25rem 0}
@media (min-width:48rem){.branch{display:grid;grid-template-columns:minmax(0,17rem) minmax(0,1fr);gap:0 2.5rem}}
.about{margin:1.5rem 0 0}
.about>div{display:grid;grid-template-columns:minmax(0,11rem) minmax(0,1fr);gap:0 1.5rem;padding:.55rem 0;border-top:1px solid var(--line)}
.about dt{color:var(--soft)}
.about dd{margin:0}
.ways{margin-top:1.25rem}
.lost{padding-block:1.5rem}
.positions{font-size:1.1rem;color:var(--soft);margin:0 0 1.5rem}
.item .titled{display:grid;place-items:center;margin:0;padding:1rem;text-align:center;font-size:1.2rem;line-height:1.5}
.item .titled a,.item .titled a:hover{color:var(--on)}
.manual{font-weight:400}
main:has(>.text)>.trail{max-width:46rem;margin-inline:auto}
.over{color:var(--over);font-weight:600}
.works{list-style:none;max-width:56rem;padding:0}
.works li{padding:.8rem 0;border-top:1px solid var(--line)}
.works a{font-weight:600;text-decoration:none}
.works a:hover{text-decoration:underline}
cite{font-style:normal;color:var(--soft)}
cite:lang(en){font-style:italic}
.faces{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.25rem,100% / 2 - 1rem),1fr));gap:2rem 1.25rem;margin-block:1.5rem}
.faces h2.row{font-size:1rem}
.faces .face{max-width:9.5rem;margin-inline:auto}
.faces.middle{display:flex;flex-wrap:wrap;justify-content:center}
.faces.middle article{width:min(10.5rem,50% - .65rem)}
.faces article{text-align:center}
.faces .face{margin-bottom:.6rem}
.profile{display:grid;grid-template:"face head" auto "face life" auto "side life" 1fr/14.5rem minmax(0,1fr);gap:0 2.5rem}
.profile>.face{grid-area:face;align-self:start;margin-bottom:1.25rem}
.profile>header{grid-area:head}
.side{grid-area:side}
.life{grid-area:life}
.life>:first-child{margin-top:.5rem}
.plain{list-style:none;padding:0}
.text{max-width:46rem;margin-inline:auto}
.rich{line-height:1.85;overflow-x:auto;margin-inline:-1rem;padding-inline:1rem}
.rich *{max-width:100%}
.sheet{color-scheme:light;color:var(--ink);background:var(--ground)}
@media (prefers-color-scheme:dark){.sheet{margin-block:1rem;padding-block:1rem;border-radius:.6rem}}
.rich>:first-child{margin-top:0}
.profile h1{margin-top:0}
.profile h2{margin-top:1.75rem}
.note{padding:.5rem 1rem;border-inline-start:4px solid var(--accent);background:var(--tint)}
${richTextMedia('.rich')}
.rich img{border-radius:.5rem}
.rich pre{overflow-x:auto}
.rich :focus-visible{outline:3px solid var(--blue)}
.rich table{display:block;width:fit-content;max-width:100%;overflow-x:auto;border:0;border-collapse:collapse}
.rich td,.rich th{border:1px solid var(--line);padding:.35rem .7rem}
.rich td>p:first-child,.rich th>p:first-child{margin-top:0}
.rich td>p:last-child,.rich th>p:last-child{margin-bottom:0}
.album{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;list-style:none;padding:0}
.pager{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;margin-top:2rem}.pager ul{display:flex;flex-wrap:wrap;gap:.3rem;list-style:none;margin:0;padding:0}.pager li a{display:inline-block;min-width:2.4rem;padding:.25rem .5rem;border:1px solid var(--line);border-radius:.5rem;text-align:center;text-decoration:none}.pager [aria-current]{background:var(--blue);border-color:transparent;color:var(--on-blue)}
footer{background:var(--deep);color:#e6edfb;font-size:.95rem}
footer a{display:inline-block;padding:.25rem 0;color:#fff;text-decoration:none}
footer :is(a:hover,address a){text-decoration:underline}
:is(footer,.hero) a:focus-visible{outline-color:#fff}
.band{height:1.5rem;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='24'%3E%3Cg fill='none' stroke-width='1.5'%3E%3Cpath d='M24 2 36 12 24 22 12 12Z' stroke='%23e0b24a'/%3E%3Cpath d='M0 2 12 12 0 22M48 2 36 12 48 22' stroke='%237ba3f5'/%3E%3C/g%3E%3Cpath d='M24 7 30 12 24 17 18 12Z' fill='%23e0b24a'/%3E%3C/svg%3E") center/48px 24px repeat-x var(--deep)}
address{font-style:normal;white-space:pre-line}
address p,footer p{margin:.15rem 0}
.name{font-weight:600}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:1.5rem 3rem;padding-block:1.75rem 1.5rem}
.legal{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding-block:.8rem 1.2rem;border-top:1px solid #ffffff30}
.legal span{margin-inline-end:auto;padding:.25rem 0}
@media (max-width:48rem){main>.find:has(select) input{flex-basis:100%}.top>.wide{gap:.6rem;padding-block:.6rem}.language{order:0}.brand{flex:1 1 9rem;min-width:0;font-size:1.1rem;gap:.6rem}.logo,.mark{height:2.4rem}.choices{flex-wrap:nowrap;overflow-x:auto;margin-inline:-1.25rem;padding-inline:1.25rem;scrollbar-width:none}.choices a{white-space:nowrap}.lost .choices{flex-wrap:wrap}.hero{min-height:0}.hero>img{position:static;height:12.5rem;mask:none}.hero>div{padding-top:1.25rem}.quick .icon{width:1.6rem;height:1.6rem}.quick a{padding-block:.8rem;font-size:.94rem}.courses li{display:grid;grid-template-columns:7rem minmax(0,1fr)}.courses .card{height:100%;aspect-ratio:auto}.rounds{gap:0;padding-inline-start:1.1rem}.rounds li{padding:.15rem 0 1.2rem 1.9rem;border-width:0 0 0 3px}.rounds li::before{top:0;left:-1.2rem}.about>div{grid-template-columns:minmax(0,1fr)}.profile{grid-template:"face head" auto "side side" auto "life life" auto/5.5rem minmax(0,1fr);gap:0 1.1rem}.profile>.face{font-size:1.8rem}.profile .positions{margin-bottom:1rem}.profile h1{font-size:1.45rem}.side h2{margin-top:.5rem}#menu{display:block}.top .find{max-width:none}.top nav{border:0}.top nav>ul{display:block}.top nav :is(a,summary){padding-block:.75rem;border-bottom:1px solid var(--line);font-weight:600}.top nav summary{display:flex;justify-content:space-between;align-items:center}.top details ul{padding:.25rem 0 .75rem 1rem;border-bottom:1px solid var(--line)}.top details a{padding-block:.5rem;border:0;font-weight:400}.top nav a[aria-current]{padding-inline-start:.8rem;border-inline-start:4px solid var(--blue);font-weight:600}.rows .card{width:6rem}}
@supports selector(:popover-open){@media (max-width:48rem){.opens{display:flex}#menu:not(:popover-open){display:none}#menu{inset:0 0 auto;width:100%;max-width:none;max-height:100dvh;margin:0;padding:.6rem 1.25rem 1.5rem;border:0;border-bottom:1px solid var(--line);background:var(--ground);box-shadow:0 1rem 1.5rem #0003}#menu::backdrop{background:#0006}#menu .opens{margin:0 0 .6rem auto}}}
@media (forced-colors:active){.top nav :is(a,summary):not(:hover,[aria-current]){border-color:Canvas}.top nav [aria-current],.top details:has([aria-current])>summary{border-color:Highlight}.top details [aria-current]{text-decoration:underline}footer,.opens{border:1px solid CanvasText}:is(.choices,.pager) a[aria-current]{forced-color-adjust:none;background:Highlight;border-color:Highlight;color:HighlightText}.find button,.filters button{border:1px solid ButtonBorder}.pin,.calls a,.figures dl>div,.filters form,.play,.type{border:1px solid CanvasText}.rounds :is(.openNow,.opensSoon){border-color:Highlight}.tags .goal::before{forced-color-adjust:none}}
@media print,(forced-colors:active){.hero{min-height:0;background:none;color:inherit}.hero>img{display:none}.calls a{color:inherit}}
@media print{:root{color-scheme:light}#menu,.band,.find,.language,.filters,.choices,.share,.pager,.trail,.text~section,footer nav,footer ul,.legal a,.skip{display:none}.top{border:0}html{font-size:11pt}.cards{grid-template-columns:repeat(3,1fr)}.item,.rows>li,.works li{break-inside:avoid}.rich{overflow:visible}h2,h3{break-after:avoid}.rich a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em}footer{background:none;color:inherit}footer a{color:inherit}}
`;
}
