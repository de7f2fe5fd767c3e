import type { Bilingual } from './kit/bilingual.ts';

/** Records under review that a person who is limited to their own may add on one day, of each kind. */
export const maxAddedPerDay = 100;

/** Every error of the API with its HTTP status and messages. The only list, used by the API and the web app. */
export const errors = {
  invalid: { status: 400, th: 'ข้อมูลไม่ถูกต้อง โปรดตรวจสอบช่องที่ระบุ', en: 'Some fields are not valid. Please check them.' },
  malformed: { status: 400, th: 'อ่านข้อมูลที่ส่งมาไม่ได้', en: 'The request body cannot be read.' },
  bad_token: { status: 400, th: 'ลิงก์หมดอายุหรือถูกใช้ไปแล้ว', en: 'This link has expired or was already used.' },
  unauthorized: { status: 401, th: 'โปรดเข้าสู่ระบบ', en: 'Please sign in.' },
  bad_credentials: { status: 401, th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง', en: 'The e-mail or password is wrong.' },
  forbidden: { status: 403, th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้', en: 'You have no right to do this.' },
  checkin_key: { status: 403, th: 'รหัสของจุดสแกนหมดอายุแล้ว', en: 'The key of the kiosk has expired.' },
  checkin_busy: {
    status: 429,
    th: 'จุดสแกนนี้มีผู้สแกนมากเกินไปในหนึ่งนาที โปรดรอสักครู่แล้วสแกนใหม่',
    en: 'Too many members at this kiosk within a minute. Please wait a moment and scan again.',
  },
  trial: { status: 403, th: 'โหมดทดลองใช้: ระบบไม่บันทึกการเปลี่ยนแปลงนี้', en: 'Trial mode: this change is not saved.' },
  not_found: { status: 404, th: 'ไม่พบรายการนี้', en: 'This item was not found.' },
  gone: { status: 410, th: 'รายการนี้ถูกลบแล้ว', en: 'This item was taken away.' },
  no_such_path: { status: 404, th: 'ไม่พบที่อยู่นี้', en: 'There is nothing at this address.' },
  /** A refused delete answers 200 with the identifier and `relationMessage`, as documented; these messages are shown by the web app. */
  relation: { status: 200, th: 'ไม่สามารถลบได้ เนื่องจากมีรายการอื่นอ้างอิงอยู่', en: 'It cannot be deleted: other items refer to it.' },
  lookup_off: {
    status: 404,
    th: 'ระบบนี้ยังไม่เปิดการค้นหาด้วย DOI โปรดวางข้อความ BibTeX หรือ RIS แทน',
    en: 'Looking up a DOI is not set up here. Paste BibTeX or RIS instead.',
  },
  lookup_unknown: {
    status: 404,
    th: 'ไม่พบข้อมูลของ DOI นี้ โปรดตรวจสอบเลข หรือวางข้อความ BibTeX แทน',
    en: 'Nothing is known of this DOI. Check it, or paste BibTeX instead.',
  },
  lookup_failed: {
    status: 502,
    th: 'แหล่งข้อมูล DOI ไม่ตอบ โปรดลองใหม่ หรือวางข้อความ BibTeX แทน',
    en: 'The source of DOIs did not answer. Try again, or paste BibTeX instead.',
  },
  article_off: {
    status: 404,
    th: 'ยังไม่เปิดการอ่านหน้าบทความ โปรดวางเลข DOI หรือข้อความ BibTeX แทน',
    en: 'Reading the pages of articles is not set up here. Paste a DOI or BibTeX instead.',
  },
  article_unknown: {
    status: 404,
    th: 'ไม่พบข้อมูลอ้างอิงในหน้านี้ โปรดวางที่อยู่ของหน้าบทความเอง หรือข้อความ BibTeX แทน',
    en: 'This page tells nothing of an article. Paste the address of the article’s own page, or BibTeX.',
  },
  article_failed: {
    status: 502,
    th: 'อ่านหน้าบทความนี้ไม่ได้ โปรดลองใหม่ หรือวางข้อความ BibTeX แทน',
    en: 'The page of the article could not be read. Try again, or paste BibTeX instead.',
  },
  duplicate: { status: 409, th: 'มีรายการนี้อยู่แล้ว', en: 'This item already exists.' },
  /** The web app throws it for an answer with `is_unchanged`, where more than one record may be told of. */
  approval_asked: {
    status: 200,
    th: 'ส่งขออนุมัติแล้ว เว็บไซต์ยังเหมือนเดิมจนกว่าจะได้รับอนุมัติ',
    en: 'Approval is asked for. The website stays as it is until then.',
  },
  needs_publisher: {
    status: 403,
    th: 'สิ่งนี้จะเปลี่ยนข้อมูลที่แสดงบนเว็บไซต์ทันที โปรดให้ผู้มีสิทธิ์เผยแพร่เป็นผู้ทำ',
    en: 'This would change the website at once. Please ask somebody who may publish.',
  },
  asked_by_other: {
    status: 409,
    th: 'มีผู้อื่นขอแก้ไขรายการนี้อยู่ และกำลังรออนุมัติ โปรดรอให้คำขอนั้นเสร็จก่อน',
    en: 'Another person’s request for this item waits for approval. Please wait until it is decided.',
  },
  asked_already: {
    status: 409,
    th: 'ข้อมูลช่องนี้มีคำขอแก้ไขที่รออนุมัติอยู่ โปรดเปิดรายการเพื่อแก้ไขคำขอนั้น',
    en: 'A change of this field waits for approval already. Open the item to change what is asked.',
  },
  stale: { status: 409, th: 'มีผู้แก้ไขรายการนี้ก่อนคุณแล้ว', en: 'Someone else has changed this item in the meantime.' },
  /** An idempotency key reused with different content: the first save is stored, the second is not. */
  key_reused: {
    status: 422,
    th: 'บันทึกครั้งก่อนสำเร็จแล้ว แต่คำตอบส่งมาไม่ถึง ส่วนที่แก้ไขหลังจากนั้นยังไม่บันทึก โปรดเปิดรายการที่บันทึกแล้วเพื่อแก้ไขต่อ',
    en: 'Your first save went through, but its answer was lost. What you changed since is not saved: open the saved item and change it there.',
  },
  too_large: { status: 413, th: 'ข้อมูลมีขนาดใหญ่เกินกำหนด', en: 'The request is too large.' },
  media_type: { status: 415, th: 'ไม่รองรับรูปแบบข้อมูลนี้', en: 'This content type is not supported.' },
  rate_limited: { status: 429, th: 'ใช้งานถี่เกินไป โปรดรอสักครู่แล้วลองใหม่', en: 'Too many requests. Please wait a moment and try again.' },
  /** `…_under_way`: the person already has a running task of this kind, and their part of the queue is full. */
  report_under_way: {
    status: 429,
    th: 'ระบบกำลังจัดทำไฟล์ของคุณอยู่ และมีอีกไฟล์หนึ่งรออยู่แล้ว โปรดรอให้เสร็จแล้วลองใหม่',
    en: 'A file of yours is being made, and another one waits. Try again when they are done.',
  },
  pack_under_way: {
    status: 429,
    th: 'ระบบกำลังจัดทำชุดข้อมูลประกันคุณภาพของคุณอยู่แล้ว โปรดรอให้เสร็จแล้วลองใหม่',
    en: 'Quality assurance packs of yours are being made. Try again when they are done.',
  },
  import_under_way: {
    status: 429,
    th: 'ระบบกำลังอ่านไฟล์นำเข้าของคุณอยู่แล้ว โปรดรอให้เสร็จแล้วลองใหม่',
    en: 'Lists of yours are being read. Try again when they are done.',
  },
  lookup_under_way: {
    status: 429,
    th: 'ระบบกำลังค้นหา DOI ให้คุณอยู่แล้ว โปรดรอสักครู่แล้วลองใหม่',
    en: 'DOIs are being looked up for you. Please wait a moment and try again.',
  },
  save_under_way: {
    status: 429,
    th: 'ระบบกำลังบันทึกข้อความอื่นของคุณอยู่ โปรดรอสักครู่แล้วบันทึกอีกครั้ง',
    en: 'Other texts of yours are being saved. Please wait a moment and save again.',
  },
  picture_under_way: {
    status: 429,
    th: 'ระบบกำลังเตรียมภาพอื่นของคุณอยู่ โปรดรอสักครู่แล้วลองใหม่',
    en: 'Other pictures of yours are being prepared. Please wait a moment and try again.',
  },
  added_today: {
    status: 429,
    th: `วันนี้คุณเพิ่มรายการประเภทนี้ครบ ${maxAddedPerDay} รายการแล้ว เพิ่มต่อได้ตั้งแต่วันพรุ่งนี้ หากมีมากกว่านี้ โปรดให้เจ้าหน้าที่เพิ่มแทน`,
    en: `You have added ${maxAddedPerDay} items of this kind today, the most for one day. You can go on tomorrow, or ask the staff to add more for you.`,
  },
  accounts_busy: {
    status: 429,
    th: 'ขณะนี้มีผู้ขอสมัครใช้งานหรือตั้งรหัสผ่านจำนวนมาก ระบบยังไม่ได้รับคำขอของคุณ โปรดลองใหม่ในอีกไม่กี่นาที',
    en: 'Very many people ask for accounts or passwords just now. Your request was not taken: please try again in a few minutes.',
  },
  upload_under_way: {
    status: 429,
    th: 'ระบบกำลังรับไฟล์อื่นของคุณอยู่หลายไฟล์ โปรดรอให้ส่งเสร็จแล้วลองใหม่',
    en: 'Several files of yours are being sent. Please wait until they are done and try again.',
  },
  list_under_way: {
    status: 429,
    th: 'ระบบกำลังส่งรายการอื่นให้คุณอยู่ โปรดรอสักครู่แล้วลองใหม่',
    en: 'Other lists are being sent to you. Please wait a moment and try again.',
  },
  search_under_way: {
    status: 429,
    th: 'ระบบกำลังค้นหาให้คุณอยู่แล้ว โปรดรอสักครู่แล้วลองใหม่',
    en: 'Searches of yours are under way. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    th: 'ระบบขัดข้อง โปรดลองใหม่ หากยังพบปัญหาให้แจ้งผู้ดูแลระบบพร้อมรหัสอ้างอิง',
    en: 'Something went wrong. Try again; if it persists, tell an administrator the reference.',
  },
  unavailable: { status: 503, th: 'ระบบไม่พร้อมให้บริการชั่วคราว โปรดลองใหม่', en: 'The service is temporarily unavailable. Please try again.' },
  /** The connection was lost during the commit, so the outcome is unknown. */
  maybe_saved: {
    status: 503,
    th: 'การเชื่อมต่อขาดระหว่างบันทึก ข้อมูลอาจบันทึกแล้วหรือยังไม่บันทึก โปรดเปิดดูรายการก่อนบันทึกซ้ำ',
    en: 'The connection was lost while saving. It may have been saved or not: look at the list before you save again.',
  },
  storage_full: { status: 507, th: 'พื้นที่จัดเก็บไฟล์เต็ม โปรดแจ้งผู้ดูแลระบบ', en: 'The file storage is full. Please tell an administrator.' },
} as const satisfies Record<string, Bilingual & { status: number }>;

export type ErrorCode = keyof typeof errors;

/** One wrong field: a code, the parameters of its message, and the message in the caller's language. */
export interface FieldError {
  code: string;
  params?: Record<string, string | number>;
  message: string;
}

/** The body of every error answer except a refused delete. `message` is in the caller's language. */
export interface ErrorAnswer {
  statusCode: number;
  code: ErrorCode;
  message: string;
  /** Errors by field name. */
  fields?: Record<string, FieldError>;
  /** On `stale`: user name of the last editor, their full name if the account still exists, and the time. */
  changed?: { by: string; name?: string; at: string };
  requestId: string;
}
