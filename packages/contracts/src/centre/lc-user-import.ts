import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import type { LcUserBody } from './lc-user.ts';

/** Limits of one imported file, and the rows of each outcome that a preview shows. */
export const importLimits = { megabytes: 5, rows: 5_000, columns: 60, previewed: 50 } as const;

/** Routes of the import of the language centre's members, and of their list in its columns. */
export const lcUserImportRoutes = {
  check: 'POST /import/lc_user/check',
  save: 'POST /import/lc_user/save',
  list: 'GET /import/lc_user/list',
} as const;

/** A column of an imported list. `name_th` and `name_en` are whole names: title, first name and surname in one cell. */
interface ImportColumn {
  field: keyof LcUserBody | 'name_th' | 'name_en';
  title: Bilingual;
  /** Other headings, divided by `|`. */
  names: string;
  /** The value in the sample file. */
  sample?: string;
  /** Value → its names in Thai, in English and in lists; an export writes the first. Departments are looked up. */
  values?: Readonly<Record<string, readonly string[]>>;
}

const titled = (th: string, en: string): Bilingual => ({ th, en });
const codeNames = 'รหัสนักศึกษา|เลขประจำตัว|รหัสประจำตัว|รหัสบุคลากร|รหัส|student id|student code|code|id';
const wholeThai = 'ชื่อ-สกุล|ชื่อ-นามสกุล|ชื่อ และ นามสกุล|ชื่อ สกุล นักศึกษา|ชื่อ-สกุล (ไทย)|ชื่อ-นามสกุล (ไทย)|ชื่อ-สกุลไทย';
const wholeEnglish = 'name-surname|full name|student name|name - last name|ชื่อ-สกุล (อังกฤษ)|ชื่อ-นามสกุล (อังกฤษ)|ชื่อ-สกุลภาษาอังกฤษ';
const firstEnglish = 'ชื่ออังกฤษ|ชื่อภาษาอังกฤษ|first name|firstname|first name en|name';
const lastEnglish = 'นามสกุลอังกฤษ|นามสกุลภาษาอังกฤษ|last name|lastname|surname|last name en';
const departments = 'คณะ|คณะ/หน่วยงาน|สังกัด|faculty|department';
const studies = 'สาขาวิชา|หลักสูตร|วิชาเอก|major|programme|program';
const phones = 'เบอร์โทร|เบอร์โทรศัพท์|โทรศัพท์มือถือ|mobile|phone';
const types = {
  S: ['นักศึกษา', 'Student', 'นศ.'],
  E: ['บุคลากร', 'Staff', 'อาจารย์', 'เจ้าหน้าที่'],
  U: ['บุคคลทั่วไป', 'General public', 'ทั่วไป'],
};
const states = { Y: ['ใช้งาน', 'In use', 'active'], N: ['ยกเลิก', 'Cancelled', 'inactive'] };

/** The columns, in the order of the sample and of an export. */
export const importColumns: readonly ImportColumn[] = [
  { field: 'user_name', title: titled('รหัสสมาชิก', 'Member code'), names: codeNames, sample: '6910001' },
  { field: 'user_code', title: titled('บาร์โค้ด', 'Barcode'), names: 'เลขบัตร|หมายเลขบัตร|รหัสบัตร|card number|card no', sample: '6910001' },
  { field: 'prefix_title_th', title: titled('คำนำหน้าชื่อ', 'Title (Thai)'), names: 'คำนำหน้า|คำนำหน้านาม|prefix|title', sample: 'นางสาว' },
  { field: 'fname_th', title: titled('ชื่อ', 'First name (Thai)'), names: 'ชื่อไทย|ชื่อ (ไทย)|ชื่อภาษาไทย|first name th', sample: 'มะลิ' },
  { field: 'lname_th', title: titled('นามสกุล', 'Last name (Thai)'), names: 'สกุล|นามสกุลไทย|นามสกุล (ไทย)|last name th', sample: 'ใจงาม' },
  { field: 'name_th', title: titled('ชื่อเต็มภาษาไทย', 'Whole name (Thai)'), names: wholeThai },
  { field: 'prefix_title_en', title: titled('คำนำหน้าชื่อ (อังกฤษ)', 'Title (English)'), names: 'คำนำหน้าอังกฤษ|prefix en', sample: 'Miss' },
  { field: 'fname_en', title: titled('ชื่อ (อังกฤษ)', 'First name (English)'), names: firstEnglish, sample: 'Mali' },
  { field: 'lname_en', title: titled('นามสกุล (อังกฤษ)', 'Last name (English)'), names: lastEnglish, sample: 'Jaingam' },
  { field: 'name_en', title: titled('ชื่อเต็มภาษาอังกฤษ', 'Whole name (English)'), names: wholeEnglish },
  { field: 'user_type', title: titled('ประเภทสมาชิก', 'Member type'), names: 'ประเภท|type', sample: 'นักศึกษา', values: types },
  { field: 'job_title', title: titled('หน่วยงาน', 'Department'), names: departments, sample: 'คณะศิลปศาสตร์' },
  { field: 'field_title', title: titled('สาขา', 'Field'), names: studies, sample: 'ภาษาอังกฤษ' },
  { field: 'user_mobile', title: titled('โทรศัพท์', 'Phone'), names: phones, sample: '081 234 5678' },
  { field: 'user_email', title: titled('อีเมล', 'E-mail'), names: 'e-mail|email', sample: 'mali@example.ac.th' },
  { field: 'disabled', title: titled('สถานะ', 'Status'), names: 'สถานะการใช้งาน|state', sample: 'ใช้งาน', values: states },
];

/** What an unknown text of a list means: the value of a field, or the field of a heading (`column`). Without a value it means nothing. */
export const importAnswers = z
  .array(z.object({ field: z.string().max(60), text: z.string().max(200), value: z.string().max(200) }))
  .max(300);
export type ImportAnswer = z.infer<typeof importAnswers>[number];

const importOutcomes = ['refuse', 'change', 'add', 'same'] as const;

/** What an import would do or has done. */
export const importResult = z.object({
  /** Hash of every row's outcome. A save with it does exactly this, or nothing where the outcome would differ. */
  plan: z.string(),
  is_saved: z.boolean(),
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** Texts that are asked for, each once, with how many rows have them. */
  unknown: z.array(z.object({ field: z.string(), text: z.string(), rows: z.int() })),
  /** Field → its possible answers. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), name: z.string() }))),
  /** The first rows of each outcome but `same`: line of the sheet, code and name, and the changed values or why it is refused. */
  rows: z.array(z.object({ row: z.int(), outcome: z.enum(importOutcomes), member: z.string(), details: z.string() })),
  /** All refused rows below their headings, in the cells they came in and with their reasons, to be saved as a file. */
  left: z.array(z.array(z.string())),
});
export interface ImportResult extends z.infer<typeof importResult> {}
