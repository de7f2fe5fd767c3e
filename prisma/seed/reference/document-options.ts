import { type OptionLists, subLists } from './option-list.ts';

/**
 * Documents and memoranda of understanding. The screens give some groups fields of their own:
 * D2 names the documents it refers to, D4 and D14 have covers, D15 to D19 are meetings (agenda or minutes).
 */
export const documentOptions: OptionLists = {
  DOC_GROUP: {
    D1: { th: 'แบบฟอร์ม', en: 'Forms' },
    D2: { th: 'คู่มือและขั้นตอนการปฏิบัติงาน', en: 'Manuals and procedures' },
    D3: { th: 'ข้อบังคับ ระเบียบ และประกาศ', en: 'Regulations, rules and announcements' },
    D4: { th: 'วารสารและจดหมายข่าว', en: 'Journals and newsletters' },
    D5: { th: 'คำสั่งคณะ', en: 'Faculty orders' },
    D6: { th: 'แผนยุทธศาสตร์และแผนปฏิบัติการ', en: 'Strategic and action plans' },
    D7: { th: 'การประกันคุณภาพการศึกษา', en: 'Quality assurance' },
    D8: { th: 'หลักสูตร', en: 'Curricula' },
    D9: { th: 'งานวิจัยและนวัตกรรม', en: 'Research and innovation' },
    D10: { th: 'การบริการวิชาการ', en: 'Academic services' },
    D11: { th: 'การเงินและพัสดุ', en: 'Finance and procurement' },
    D12: { th: 'งานบุคคล', en: 'Human resources' },
    D13: { th: 'กิจการนักศึกษา', en: 'Student affairs' },
    D14: { th: 'รายงานประจำปีและหนังสืออิเล็กทรอนิกส์', en: 'Annual reports and e-books' },
    D15: { th: 'การประชุมคณะกรรมการประจำคณะ', en: 'Faculty board meetings' },
    D16: { th: 'การประชุมคณะกรรมการบริหารคณะ', en: 'Executive committee meetings' },
    D17: { th: 'การประชุมคณะกรรมการวิชาการ', en: 'Academic committee meetings' },
    D18: { th: 'การประชุมคณะกรรมการวิจัยและบริการวิชาการ', en: 'Research and academic service committee meetings' },
    D19: { th: 'การประชุมคณะกรรมการบริหารความเสี่ยงและควบคุมภายใน', en: 'Risk and internal control committee meetings' },
  },
  ...subLists('DOC_TYPE_UNIT_', {
    D1: [
      { th: 'สำหรับนักศึกษา', en: 'For students' },
      { th: 'สำหรับอาจารย์', en: 'For lecturers' },
      { th: 'สำหรับบุคลากรสายสนับสนุน', en: 'For support staff' },
      { th: 'สำหรับบุคคลภายนอก', en: 'For the public' },
    ],
    D2: [
      { th: 'คู่มือนักศึกษา', en: 'Student handbooks' },
      { th: 'คู่มือการปฏิบัติงาน', en: 'Work manuals' },
      { th: 'คู่มือการใช้ระบบสารสนเทศ', en: 'Information system manuals' },
      { th: 'ขั้นตอนการให้บริการ', en: 'Service procedures' },
    ],
    D3: [
      { th: 'ข้อบังคับมหาวิทยาลัย', en: 'University regulations' },
      { th: 'ระเบียบ', en: 'Rules' },
      { th: 'ประกาศมหาวิทยาลัย', en: 'University announcements' },
      { th: 'ประกาศคณะ', en: 'Faculty announcements' },
    ],
    D4: [
      { th: 'วารสารวิชาการ', en: 'Academic journals' },
      { th: 'จดหมายข่าวคณะ', en: 'Faculty newsletters' },
      { th: 'สูจิบัตร', en: 'Programme booklets' },
    ],
    D5: [
      { th: 'แต่งตั้งคณะกรรมการ', en: 'Appointment of committees' },
      { th: 'มอบหมายงาน', en: 'Assignment of duties' },
      { th: 'อนุมัติเดินทางไปราชการ', en: 'Approval of official travel' },
    ],
    D6: [
      { th: 'แผนยุทธศาสตร์', en: 'Strategic plans' },
      { th: 'แผนปฏิบัติการประจำปี', en: 'Annual action plans' },
      { th: 'แผนพัฒนาบุคลากร', en: 'Staff development plans' },
      { th: 'รายงานผลการดำเนินงาน', en: 'Performance reports' },
    ],
    D7: [
      { th: 'รายงานการประเมินตนเอง (SAR)', en: 'Self-assessment reports (SAR)' },
      { th: 'เกณฑ์ AUN-QA', en: 'AUN-QA criteria' },
      { th: 'เกณฑ์ EdPEx', en: 'EdPEx criteria' },
      { th: 'แผนพัฒนาคุณภาพ', en: 'Improvement plans' },
    ],
    D8: [
      { th: 'หลักสูตรระดับปริญญาตรี', en: 'Bachelor’s programmes' },
      { th: 'หลักสูตรระดับบัณฑิตศึกษา', en: 'Graduate programmes' },
      { th: 'รายวิชาศึกษาทั่วไป', en: 'General education courses' },
      { th: 'หลักสูตรระยะสั้น', en: 'Short courses' },
    ],
    D9: [
      { th: 'ประกาศทุนวิจัย', en: 'Research grant announcements' },
      { th: 'จริยธรรมการวิจัยในมนุษย์', en: 'Human research ethics' },
      { th: 'รายงานการวิจัย', en: 'Research reports' },
    ],
    D10: [
      { th: 'โครงการบริการวิชาการ', en: 'Academic service projects' },
      { th: 'อัตราค่าบริการ', en: 'Service fees' },
      { th: 'รายงานผลโครงการ', en: 'Project reports' },
    ],
    D11: [
      { th: 'การเบิกจ่าย', en: 'Disbursement' },
      { th: 'การจัดซื้อจัดจ้าง', en: 'Procurement' },
      { th: 'งบประมาณ', en: 'Budget' },
    ],
    D12: [
      { th: 'การลาและการปฏิบัติงาน', en: 'Leave and attendance' },
      { th: 'การประเมินผลการปฏิบัติงาน', en: 'Performance appraisal' },
      { th: 'ตำแหน่งทางวิชาการ', en: 'Academic positions' },
      { th: 'สวัสดิการ', en: 'Welfare' },
    ],
    D13: [
      { th: 'ทุนการศึกษา', en: 'Scholarships' },
      { th: 'สหกิจศึกษาและฝึกงาน', en: 'Co-operative education and internships' },
      { th: 'กิจกรรมและสโมสรนักศึกษา', en: 'Activities and the student union' },
      { th: 'วินัยนักศึกษา', en: 'Student discipline' },
    ],
    D14: [
      { th: 'รายงานประจำปี', en: 'Annual reports' },
      { th: 'หนังสืออิเล็กทรอนิกส์', en: 'E-books' },
      { th: 'หนังสือที่ระลึก', en: 'Commemorative books' },
    ],
    ...Object.fromEntries(
      ['D15', 'D16', 'D17', 'D18', 'D19'].map((group) => [
        group,
        [
          { th: 'การประชุมสามัญ', en: 'Ordinary meetings' },
          { th: 'การประชุมวิสามัญ', en: 'Extraordinary meetings' },
        ],
      ]),
    ),
  }),
  DOC_GROUP_MOU: {
    D1: { th: 'ความร่วมมือกับหน่วยงานในประเทศ', en: 'Co-operation within Thailand' },
    D2: { th: 'ความร่วมมือกับหน่วยงานต่างประเทศ', en: 'International co-operation' },
    D3: { th: 'ความร่วมมือระหว่างส่วนงานภายในมหาวิทยาลัย', en: 'Co-operation within the university' },
  },
  ...subLists('DOC_MOU_TYPE_UNIT_', {
    D1: [
      { th: 'สถาบันการศึกษา', en: 'Educational institutions' },
      { th: 'หน่วยงานภาครัฐ', en: 'Government agencies' },
      { th: 'ภาคเอกชน', en: 'Private sector' },
      { th: 'องค์กรปกครองส่วนท้องถิ่นและชุมชน', en: 'Local government and communities' },
    ],
    D2: [
      { th: 'มหาวิทยาลัยในเอเชีย', en: 'Universities in Asia' },
      { th: 'มหาวิทยาลัยในยุโรป', en: 'Universities in Europe' },
      { th: 'มหาวิทยาลัยในอเมริกาและโอเชียเนีย', en: 'Universities in the Americas and Oceania' },
      { th: 'สถานทูตและองค์กรระหว่างประเทศ', en: 'Embassies and international organisations' },
    ],
    D3: [
      { th: 'คณะและวิทยาลัย', en: 'Faculties and colleges' },
      { th: 'สถาบัน สำนัก และศูนย์', en: 'Institutes, offices and centres' },
    ],
  }),
};
