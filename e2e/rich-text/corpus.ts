/** Zero-width space, which Thai pages use as a line break opportunity. */
const z = '\u200b';

/** Fragments of stored HTML with a name. The editor must not change them. */
export const corpus: readonly (readonly [name: string, html: string])[] = [
  [
    'table-class-colspan',
    `<table class="table table-bordered" border="1" cellpadding="4"><caption>ตาราง</caption><colgroup><col style="width:30%"><col class="c2"></colgroup><thead><tr><th colspan="2" scope="col">หัว</th></tr></thead><tbody><tr><td rowspan="2" style="vertical-align: top">a</td><td>b</td></tr><tr><td class="text-right">c</td></tr></tbody></table>`,
  ],
  [
    'table-bare-nested',
    `<table><tbody><tr><td><table class="inner"><tbody><tr><td>x</td></tr></tbody></table></td><td><ul><li>1</li></ul></td></tr></tbody></table>`,
  ],
  [
    'youtube-iframe',
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/abc123?rel=0" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" allowfullscreen=""></iframe>`,
  ],
  [
    'iframe-in-ratio',
    `<div class="embed-responsive embed-responsive-16by9"><iframe class="embed-responsive-item" src="https://www.google.com/maps/embed?pb=!1m18" style="border:0" loading="lazy"></iframe></div>`,
  ],
  ['custom-element', `<x-profile user-id="7" data-a="b"><span slot="name">สมชาย</span></x-profile>`],
  ['data-attrs', `<p data-foo="1" data-json="{&quot;a&quot;:1}" id="p1" lang="en" dir="ltr">text</p>`],
  [
    'inline-style',
    `<p style="color: rgb(255, 0, 0); margin-left: 40px; line-height: 1.5; font-family: 'TH Sarabun New', sans-serif;">แดง <span style="font-size: 18pt; background-color: #ff0;">ใหญ่</span></p>`,
  ],
  ['details', `<details open=""><summary>หัวข้อ</summary><p>เนื้อหา</p></details>`],
  [
    'svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="20" height="20" aria-hidden="true"><path d="M0 0h10v10z" fill="#f00"></path><circle cx="5" cy="5" r="2"></circle></svg>`,
  ],
  [
    'video',
    `<video controls="" width="640" poster="/u/p.jpg" preload="none"><source src="/u/a.mp4" type="video/mp4"><track kind="captions" src="/u/a.vtt" srclang="th">ไม่รองรับ</video>`,
  ],
  ['audio', `<audio controls="" src="/u/a.mp3"></audio>`],
  [
    'style',
    `<style>.x > .y { color: red; } @media (max-width: 600px) { .x { display: none; } }</style><div class="x"><div class="y">a</div></div>`,
  ],
  ['script', `<script type="application/ld+json">{"@context":"https://schema.org","a":"<b>"}</script><p>a</p>`],
  ['script-js', `<p>a</p><script>if (1 < 2 && 3 > 2) { window.__xss = 1; }</script>`],
  ['comment', `<!-- start: แบนเนอร์ --><p>a<!-- inline --> b</p><!-- end -->`],
  [
    'bootstrap-grid',
    `<div class="container"><div class="row"><div class="col-md-6"><h3>ก</h3><p>1</p></div><div class="col-md-6"><div class="card"><div class="card-body">ข</div></div></div></div></div>`,
  ],
  ['empty-icon', `<p><i class="fas fa-phone"></i> 02-218-0000 <i class="far fa-envelope" aria-hidden="true"></i></p>`],
  ['empty-icon-link', `<a class="btn btn-primary" href="/x"><i class="fas fa-download"></i></a>`],
  ['empty-blocks', `<div class="clearfix"></div><p></p><span class="badge"></span><div id="map" style="height: 300px;"></div>`],
  ['zwsp-thai', `<p>คณะ${z}อักษร${z}ศาสตร์ จุฬา${z}ลงกรณ์&nbsp;&nbsp;มหาวิทยาลัย &amp; \u00ad&shy;ฯลฯ</p>`],
  ['font-center', `<center><font face="Tahoma" size="4" color="#0000ff">สวัสดี</font></center>`],
  ['old-tags', `<p><b>b</b> <i>i</i> <strike>s</strike> <u>u</u> <tt>t</tt> <big>g</big> <marquee behavior="scroll">m</marquee></p>`],
  [
    'form',
    `<form action="/go" method="post" class="form-inline"><label for="q">ชื่อ</label><input type="text" id="q" name="q" placeholder="…" required=""><select name="s"><option value="1" selected="">หนึ่ง</option><option value="2">สอง</option></select><textarea name="t" rows="3">ก</textarea><button type="submit" class="btn" disabled="">ส่ง</button></form>`,
  ],
  [
    'aria',
    `<div role="tablist" aria-label="แท็บ"><button role="tab" aria-selected="true" aria-controls="t1" tabindex="0">1</button><div role="tabpanel" id="t1" hidden="">x</div></div>`,
  ],
  [
    'a-block',
    `<a href="https://example.com/?a=1&amp;b=2" target="_blank"><div class="card"><img src="/u/a.jpg" alt="รูป" class="img-fluid"><h4>หัวข้อ</h4></div></a>`,
  ],
  [
    'a-attrs',
    `<p><a href="../files/แผน การ.pdf" target="_blank" class="dl" download="" name="anchor1">ไฟล์</a> <a name="top"></a><a href="javascript:void(0)" onclick="doIt(1)">คลิก</a></p>`,
  ],
  [
    'img',
    `<p><img src="/u/a.jpg" alt="" width="100%" height="auto" class="img-fluid float-left" style="margin: 10px" srcset="/u/a.jpg 1x, /u/b.jpg 2x" loading="lazy" usemap="#m"></p>`,
  ],
  [
    'figure-picture',
    `<figure class="figure"><picture><source media="(min-width:800px)" srcset="/u/b.webp"><img src="/u/a.jpg" alt="a"></picture><figcaption class="figure-caption">คำบรรยาย</figcaption></figure>`,
  ],
  [
    'dl-lists',
    `<dl class="row"><dt class="col-3">ก</dt><dd class="col-9">ข</dd></dl><ol type="a" start="3" reversed=""><li value="5">x<ul class="list-unstyled"><li>y</li></ul></li></ol>`,
  ],
  [
    'semantic',
    `<section id="s"><header><h2>h</h2></header><article><p>a</p></article><aside>b</aside><nav><ul><li><a href="#s">s</a></li></ul></nav><footer><address>x</address></footer></section>`,
  ],
  ['bare-text', `ข้อความเปล่า <b>หนา</b><br>บรรทัดสอง`],
  ['div-as-par', `<div>บรรทัดหนึ่ง</div><div>บรรทัดสอง</div><div><br></div>`],
  [
    'pre-code',
    `<pre class="lang-js"><code>a  &lt; b
  c</code></pre>`,
  ],
  [
    'map-object',
    `<map name="m"><area shape="rect" coords="0,0,1,1" href="/x" alt="x"></map><object data="/u/a.pdf" type="application/pdf" width="100%" height="600"><p>ดาวน์โหลด</p></object><embed src="/u/a.swf">`,
  ],
  ['mathml', `<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>`],
  [
    'ruby-misc',
    `<p><ruby>漢<rt>kan</rt></ruby> <kbd>Ctrl</kbd> <mark>m</mark> <abbr title="t">a</abbr> <time datetime="2026-11-20">วันนี้</time> <sub>2</sub><wbr><progress value="3" max="10"></progress></p>`,
  ],
  ['hr-noscript-template', `<hr class="my-4"><template><p>t</p></template><noscript><img src="/p.gif"></noscript>`],
  ['onerror', `<p><img src="x:" alt="x" onerror="window.__xss=2"></p>`],
];
