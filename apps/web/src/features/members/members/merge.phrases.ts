const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const mergePhrases = {
  action: { th: 'รวมกับบุคคลที่ซ้ำกัน', en: 'Merge with a duplicate' },
  title: { th: 'รวมบุคคลที่บันทึกซ้ำ', en: 'Merge a person recorded twice' },
  of: (name: string) => ({ th: `รวม ${name} กับรายการที่ซ้ำกัน`, en: `Merge ${name} with a duplicate` }),
  back: { th: 'กลับไปที่สมาชิก', en: 'Back to the members' },
  people: { th: 'บุคคล', en: 'People' },
  other: { th: 'บุคคลเดียวกันที่บันทึกไว้อีกรายการ', en: 'The same person, recorded again' },
  hint: {
    th: 'หากรายการที่ซ้ำถูกยกเลิกไปแล้ว ให้เริ่มจากรายการนั้นในหน้าสมาชิก',
    en: 'If the duplicate is cancelled already, begin with that one in the list of members.',
  },
  find: { th: 'พิมพ์ชื่อเพื่อค้นหา', en: 'Type a name to find somebody' },
  none: { th: 'ไม่พบสมาชิก', en: 'No such member' },
  stays: { th: 'บัญชีที่คงไว้', en: 'The account that stays' },
  staysHint: {
    th: 'เลือกบัญชีที่ใช้เข้าสู่ระบบ อีกบัญชีจะเข้าสู่ระบบไม่ได้อีก',
    en: 'Choose the one the person signs in with; the other can no longer sign in.',
  },
  fields: { th: 'ข้อมูลที่ต่างกัน', en: 'What differs' },
  signIn: (kept: string, gone: string) => ({
    th: `เข้าสู่ระบบด้วย ${kept} ต่อไป ไม่ใช่ ${gone}`,
    en: `Signs in with ${kept} from now on, and no longer with ${gone}`,
  }),
  same: { th: 'ข้อมูลของทั้งสองรายการตรงกัน', en: 'Both records say the same.' },
  ofOne: (fields: string) => ({
    th: `มีข้อมูลอยู่รายการเดียว จึงใช้ข้อมูลที่มี: ${fields}`,
    en: `Told by one of them alone, and kept: ${fields}`,
  }),
  moving: (gone: string, kept: string) => ({ th: `ย้ายจาก ${gone} ไปที่ ${kept}`, en: `Moves from ${gone} to ${kept}` }),
  nothing: { th: 'ไม่มีรายการที่ต้องย้าย', en: 'There is nothing to move.' },
  count: (count: number) => ({ th: `${count} รายการ`, en: items(count) }),
  roles: (count: number, name: string) => ({
    th: `เพิ่มสิทธิ์ ${count} เมนูที่ ${name} ยังไม่มี`,
    en: `Give ${name} the rights on ${count === 1 ? '1 page' : `${count} pages`} they do not have yet`,
  }),
  after: (name: string, userName: string) => ({
    th: `หลังจากนี้ ${name} (${userName}) จะเข้าสู่ระบบไม่ได้ ยกเลิกการรวมได้จากประวัติการแก้ไข`,
    en: `${name} (${userName}) can no longer sign in then. It can be undone in the history.`,
  }),
  merge: { th: 'รวมเป็นคนเดียว', en: 'Merge into one' },
  cancel: { th: 'ไม่รวม', en: 'Leave them' },
  done: (name: string) => ({ th: `รวม ${name} แล้ว`, en: `${name} has been merged` }),
  mergedInto: (userName: string) => ({ th: `รวมเข้ากับ ${userName} แล้ว`, en: `Merged into ${userName}` }),
};
