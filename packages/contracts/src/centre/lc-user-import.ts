import { type LcUserBody, lcUser } from './lc-user.ts';
import { defineImport } from './list-import.ts';

/** Imports the registrar's and the personnel office's lists as members of the language centre. */
export const lcUserImport = defineImport<keyof LcUserBody>(lcUser, {
  key: 'user_name',
  unique: ['user_code'],
  fields: [
    {
      field: 'user_name',
      title: { th: 'รหัสสมาชิก', en: 'Member code' },
      names: ['รหัสนักศึกษา', 'เลขประจำตัว', 'รหัสประจำตัว', 'รหัสบุคลากร', 'รหัส', 'student id', 'student code', 'code', 'id'],
      sample: '6910001',
      isRequired: true,
      isCode: true,
    },
    {
      field: 'user_code',
      title: { th: 'บาร์โค้ด', en: 'Barcode' },
      names: ['เลขบัตร', 'หมายเลขบัตร', 'รหัสบัตร', 'card number', 'card no'],
      sample: '6910001',
      isRequired: true,
      isCode: true,
    },
    {
      field: 'prefix_title_th',
      title: { th: 'คำนำหน้าชื่อ', en: 'Title (Thai)' },
      names: ['คำนำหน้า', 'คำนำหน้านาม', 'prefix', 'title'],
      isThai: true,
      sample: 'นางสาว',
    },
    {
      field: 'fname_th',
      title: { th: 'ชื่อ', en: 'First name (Thai)' },
      names: ['ชื่อไทย', 'ชื่อ (ไทย)', 'ชื่อภาษาไทย', 'first name th'],
      sample: 'มะลิ',
      isRequired: true,
    },
    {
      field: 'lname_th',
      title: { th: 'นามสกุล', en: 'Last name (Thai)' },
      names: ['สกุล', 'นามสกุลไทย', 'นามสกุล (ไทย)', 'นามสกุลภาษาไทย', 'last name th'],
      sample: 'ใจงาม',
      isRequired: true,
    },
    {
      field: 'prefix_title_en',
      title: { th: 'คำนำหน้าชื่อ (อังกฤษ)', en: 'Title (English)' },
      names: ['คำนำหน้าอังกฤษ', 'prefix en'],
      sample: 'Miss',
    },
    {
      field: 'fname_en',
      title: { th: 'ชื่อ (อังกฤษ)', en: 'First name (English)' },
      names: ['ชื่ออังกฤษ', 'ชื่อภาษาอังกฤษ', 'first name', 'firstname', 'first name en', 'name'],
      sample: 'Mali',
      isRequired: true,
    },
    {
      field: 'lname_en',
      title: { th: 'นามสกุล (อังกฤษ)', en: 'Last name (English)' },
      names: ['นามสกุลอังกฤษ', 'นามสกุลภาษาอังกฤษ', 'last name', 'lastname', 'surname', 'last name en'],
      sample: 'Jaingam',
      isRequired: true,
    },
    {
      field: 'user_type',
      title: { th: 'ประเภทสมาชิก', en: 'Member type' },
      names: ['ประเภท', 'type'],
      sample: 'นักศึกษา',
      isRequired: true,
      choices: [
        { value: 'S', names: ['นักศึกษา', 'student', 'นศ.'] },
        { value: 'E', names: ['บุคลากร', 'staff', 'อาจารย์', 'เจ้าหน้าที่'] },
        { value: 'U', names: ['บุคคลทั่วไป', 'general public', 'ทั่วไป'] },
      ],
    },
    {
      field: 'job_title',
      title: { th: 'หน่วยงาน', en: 'Department' },
      names: ['คณะ', 'คณะ/หน่วยงาน', 'สังกัด', 'faculty', 'department'],
      isRequired: true,
      choices: 'looked up',
    },
    {
      field: 'field_title',
      title: { th: 'สาขา', en: 'Field' },
      names: ['สาขาวิชา', 'หลักสูตร', 'วิชาเอก', 'major', 'programme', 'program'],
      sample: 'ภาษาอังกฤษ',
    },
    {
      field: 'user_mobile',
      title: { th: 'โทรศัพท์', en: 'Phone' },
      names: ['เบอร์โทร', 'เบอร์โทรศัพท์', 'โทรศัพท์มือถือ', 'mobile', 'phone'],
      sample: '081 234 5678',
    },
    { field: 'user_email', title: { th: 'อีเมล', en: 'E-mail' }, names: ['e-mail', 'email'], sample: 'mali@example.ac.th' },
    {
      field: 'disabled',
      title: { th: 'สถานะ', en: 'Status' },
      names: ['สถานะการใช้งาน', 'state'],
      sample: 'ใช้งาน',
      choices: [
        { value: 'Y', names: ['ใช้งาน', 'in use', 'active'] },
        { value: 'N', names: ['ยกเลิก', 'cancelled', 'inactive'] },
      ],
    },
  ],
  wholeNames: [
    {
      title: { th: 'ชื่อเต็มภาษาไทย', en: 'Whole name (Thai)' },
      names: ['ชื่อ-สกุล', 'ชื่อ-นามสกุล', 'ชื่อ และ นามสกุล', 'ชื่อ สกุล นักศึกษา', 'ชื่อ-สกุล (ไทย)', 'ชื่อ-นามสกุล (ไทย)', 'ชื่อ-สกุลไทย'],
      isThai: true,
      prefix: 'prefix_title_th',
      first: 'fname_th',
      last: 'lname_th',
    },
    {
      title: { th: 'ชื่อเต็มภาษาอังกฤษ', en: 'Whole name (English)' },
      names: ['name-surname', 'full name', 'student name', 'name - last name', 'ชื่อ-สกุล (อังกฤษ)', 'ชื่อ-นามสกุล (อังกฤษ)', 'ชื่อ-สกุลภาษาอังกฤษ'],
      isThai: false,
      prefix: 'prefix_title_en',
      first: 'fname_en',
      last: 'lname_en',
    },
  ],
});
