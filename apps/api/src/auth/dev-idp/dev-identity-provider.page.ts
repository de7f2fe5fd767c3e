import { escapeHtml } from '@faculty/contracts/kit/text/escape';
export interface PersonToPick {
  email: string;
  name_th: string;
  name_en: string;
  role: 'admin' | 'user';
}

interface Picker {
  attempt: string;
  search: string;
  people: PersonToPick[];
  /** Number of matches, shown or not. */
  total: number;
  searchable: boolean;
}

/** The page to pick an account, in place of the sign-in page of Office365. */
export function pickerPage({ attempt, search, people, total, searchable }: Picker): string {
  const searchForm = `<form action="/pick/${attempt}" role="search">
      <label for="q">ค้นหาบุคลากร <span lang="en">/ Find a person</span></label>
      <div class="line"><input id="q" name="q" type="search" value="${escapeHtml(search)}" maxlength="100" autocomplete="off"><button>ค้นหา <span lang="en">/ Search</span></button></div>
    </form>`;
  const rest =
    total > people.length
      ? `<p class="note">แสดง ${people.length} จาก ${total} คน <span lang="en">/ ${people.length} of ${total} people shown</span></p>`
      : '';
  const nobody = '<p class="note">ไม่พบบุคลากรที่ค้นหา <span lang="en">/ Nobody matches</span></p>';
  return page(
    'เข้าสู่ระบบจำลอง / Demo sign-in',
    `<p class="badge">สำหรับการพัฒนาและสาธิตเท่านั้น <span lang="en">/ Not for production</span></p>
    <h1>เลือกบัญชีตัวอย่างเพื่อเข้าสู่ระบบ</h1>
    <p class="sub" lang="en">Choose who to sign in as</p>
    <p>เลือกบัญชีตัวอย่างได้ ไม่ต้องใช้รหัสผ่าน หน้านี้ใช้แทน Office365 ระหว่างที่ยังไม่ได้เชื่อมต่อกับระบบของมหาวิทยาลัย</p>
    <p lang="en">This page stands in for Office365 while the university’s sign-in is not connected, so no password is asked.</p>
    ${searchable ? searchForm : ''}
    ${people.length > 0 ? `<ul>${people.map((person) => personRow(attempt, person)).join('')}</ul>${rest}` : nobody}
    <form action="/pick/${attempt}/as">
      <label for="email">หรือระบุอีเมลอื่น เพื่อดูว่าระบบปฏิเสธอย่างไร <span lang="en">/ Or type another e-mail, to see it refused</span></label>
      <div class="line"><input id="email" name="email" type="email" required maxlength="254" placeholder="someone@example.com" autocomplete="off"><button>ดำเนินการต่อ <span lang="en">/ Continue</span></button></div>
    </form>`,
  );
}

function personRow(attempt: string, { email, name_th, name_en, role }: PersonToPick): string {
  const mark = role === 'admin' ? '<span class="role">ผู้ดูแลระบบ <span lang="en">/ admin</span></span>' : '';
  const english = name_en && `<span class="english" lang="en">${escapeHtml(name_en)}</span>`;
  return `<li><a href="/pick/${attempt}/as?email=${encodeURIComponent(email)}"><strong>${escapeHtml(name_th || email)}</strong>${mark}${english}<span class="email">${escapeHtml(email)}</span></a></li>`;
}

/** Shown when the sign-in has expired or was already used. */
export function expiredPage(loginUrl: string): string {
  return page(
    'หน้านี้หมดอายุ / This page has expired',
    `<h1>หน้านี้หมดอายุแล้ว</h1>
    <p class="sub" lang="en">This page has expired</p>
    <p><a class="back" href="${escapeHtml(loginUrl)}">เริ่มเข้าสู่ระบบใหม่ <span lang="en">/ Start signing in again</span></a></p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="th">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}

const style = `
  :root { color-scheme: light dark; --ground: #f4f6fa; --card: #fff; --text: #1b2230; --soft: #566072; --line: #d9dee8; --press: #1953d2; --on: #fff; --warm: #8a4b00; --warm-ground: #fff1dc; --hover: #eef3ff; }
  @media (prefers-color-scheme: dark) { :root { --ground: #12151c; --card: #1b202a; --text: #e8ecf4; --soft: #a3adbf; --line: #343c4b; --press: #8fb0ff; --on: #0d1322; --warm: #ffcf8f; --warm-ground: #3a2b14; --hover: #242c3b; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 Sarabun, 'Noto Sans Thai', 'Leelawadee UI', Thonburi, system-ui, sans-serif; }
  main { max-width: 640px; margin: 6vh auto; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  @media (max-width: 700px) { main { margin: 0; border: 0; border-radius: 0; padding: 24px 16px; min-height: 100vh; } }
  h1 { margin: 16px 0 0; font-size: 1.6rem; line-height: 1.4; }
  [lang=en] { color: var(--soft); }
  p { margin: 8px 0; }
  .sub { margin: 0 0 16px; font-size: 1.1rem; }
  .badge { display: inline-block; margin: 0; padding: 2px 12px; border-radius: 8px; background: var(--warm-ground); color: var(--warm); font-weight: 600; }
  .badge [lang=en], button [lang=en], .back [lang=en] { color: inherit; }
  ul { list-style: none; margin: 16px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
  li + li { border-top: 1px solid var(--line); }
  li a { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; padding: 10px 16px; color: inherit; text-decoration: none; }
  li a:hover { background: var(--hover); }
  .email { flex-basis: 100%; color: var(--soft); font-size: .95rem; }
  .role { padding: 0 8px; border: 1px solid var(--press); border-radius: 99px; color: var(--press); font-size: .85rem; }
  .role [lang=en] { color: inherit; }
  .note { color: var(--soft); }
  form { margin-top: 24px; }
  label { display: block; margin-bottom: 4px; font-weight: 600; }
  label [lang=en] { font-weight: 400; }
  .line { display: flex; gap: 8px; }
  input { flex: 1; min-width: 0; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
  button, .back { padding: 10px 16px; border: 0; border-radius: 8px; background: var(--press); color: var(--on); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
  .back { display: inline-block; }
  :focus-visible { outline: 3px solid var(--press); outline-offset: 2px; }
  li a:focus-visible { outline-offset: -3px; }
`;
