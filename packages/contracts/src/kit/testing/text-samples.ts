import type { TextFinding } from '../findings/text-findings.ts';

interface Sample {
  check: TextFinding['check'];
  found: string;
  /** Like it, and right. */
  miss: string;
}

/** For each check of a text what it finds, and what is nearly the same and right; for the parsers of the server and of browsers. */
export const textSamples: readonly Sample[] = [
  { check: 'picture_text', found: '<p>ก</p><img src="/files/a.png">', miss: '<p>ก</p><img src="/files/a.png" alt="">' },
  { check: 'picture_text', found: '<a href="/x"><img src="/a.png"></a>', miss: '<a href="/x"><img src="/a.png" alt="ตราคณะ"></a>' },
  { check: 'heading_level', found: '<h2>ก</h2><h4>ข</h4>', miss: '<h2>ก</h2><h3>ข</h3><h2>ค</h2>' },
  { check: 'heading_level', found: '<h3>ก</h3>', miss: '<h2>ก</h2>' },
  {
    check: 'bold_heading',
    found: '<p><strong>กำหนดการ</strong></p><p>เริ่ม 9.00 น.</p>',
    miss: '<p><strong>กำหนดการ</strong> เริ่ม 9.00 น.</p><p>ก</p>',
  },
  {
    check: 'bold_heading',
    found: '<p style="font-weight: 700">How to apply</p><ul><li>a</li></ul>',
    miss: '<ul><li><p><b>How to apply</b></p><p>a</p></li></ul>',
  },
  { check: 'bold_heading', found: '<div><b>ก ข</b>&nbsp;</div><p>ค</p>', miss: '<p>ค</p><p><b>คณบดีคณะศิลปศาสตร์</b></p>' },
  { check: 'bold_heading', found: '<p><b>ติดต่อ</b></p><p>ก</p>', miss: `<p><b>${'ข้อความยาว '.repeat(12)}</b></p><p>ก</p>` },
  { check: 'link_text', found: '<a href="/x">คลิกที่นี่!</a>', miss: '<a href="/x">คลิกที่นี่เพื่อสมัครเรียน</a>' },
  { check: 'link_text', found: '<a href="/x"><b>Click</b> here</a>', miss: '<a href="/x" aria-label="Rules of 2026">click here</a>' },
  { check: 'link_text', found: '<a href="https://a.th/x">https://a.th/x</a>', miss: '<a href="mailto:a@b.th">a@b.th</a>' },
  { check: 'link_text', found: '<a href="/x"><img src="/a.png" alt=""></a>', miss: '<a name="top"></a>' },
  {
    check: 'table_head',
    found: '<table><tbody><tr><td>ก</td><td>ข</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    miss: '<table><tr><th>ก</th><td>ข</td></tr><tr><th>1</th><td>2</td></tr></table>',
  },
  {
    check: 'table_head',
    found: '<table><tr><td>ก</td><td>ข</td></tr><tr><td>1</td><td>2</td></tr></table>',
    miss: '<table role="presentation"><tr><td>ก</td><td>ข</td></tr><tr><td>1</td><td>2</td></tr></table>',
  },
  { check: 'contrast', found: '<p style="color:#999999">ก</p>', miss: '<p style="color:#666666">ก</p>' },
  { check: 'contrast', found: '<font color="yellow">ก</font>', miss: '<p style="background: #000"><font color="yellow">ก</font></p>' },
  {
    check: 'contrast',
    found: '<p style="background-color: rgb(0, 0, 128)">ก</p>',
    miss: '<p style="background:url(a.png)"><i style="color:#ccc">ก</i></p>',
  },
];
