import type { Me } from '@faculty/contracts/shell/me';
import { bookOnWire } from '../../src/kit/testing/fixture-entity.ts';

/** Marks above marks, marks below tall and deep letters, and a line at the very bottom. */
export const hardThai = 'กรุณาปฏิบัติ ปู่ ญาติผู้ใหญ่ ฎีกา ทุนครู ฐิ่ กู้ ฟื้น ปั๊ม _g';

/** The same marks in as few letters as possible, for places too narrow for a sentence. */
export const shortThai = 'ฎู ฐิ่ ปู่ ปั๊ม _g';

export const administrator: Me = {
  id: 1,
  user_name: 'somsri',
  email: 'somsri@faculty.example',
  fname_th: 'สมศรี',
  lname_th: 'ใจดี',
  fname_en: '',
  lname_en: '',
  role: 'admin',
  disabled: false,
  user_platform_reg: '',
  avatarFile: null,
  avatar: [],
  rights: { '/member/prefix': { view: true, add: true, edit: true, delete: true, publish: true, own_only: false } },
  approval_pages: [],
};

/** Answers the made-up entity's calls in the page itself: the gallery has no server. */
export function answerBooks(): void {
  const rows = Array.from({ length: 40 }, (_, index) => bookOnWire(index + 1, { title_th: hardThai, title_en: shortThai }));
  window.fetch = async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const [, id] = /^\/books\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) return Response.json(rows[Number(id) - 1]);
    const from = Number(searchParams.get('page')) * Number(searchParams.get('limit'));
    return Response.json({ rows: rows.slice(from, from + Number(searchParams.get('limit'))), count: rows.length });
  };
}
