import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** A heading with its number, and what stands under it. */
interface Heading extends Bilingual {
  index: string;
  subs: readonly Bilingual[];
}

interface Category {
  name: Bilingual;
  title: Bilingual;
  headings: readonly Heading[];
}

type Line = readonly [thai: string, english: string];

/** Sub-headings carry their number in their words: the documents give them no other place for it. */
const heading = (index: string, th: string, en: string, ...lines: Line[]): Heading => ({
  index,
  th,
  en,
  subs: lines.map(([thai, english], place) => ({ th: `${index}.${place + 1} ${thai}`, en: `${index}.${place + 1} ${english}` })),
});

const category = (number: number, th: string, en: string, headings: Heading[]): Category => ({
  name: { th: `หมวดที่ ${number}`, en: `Category ${number}` },
  title: { th, en },
  headings,
});

/** The six categories by which offices in Thailand are assessed as green offices, with their headings. */
export const greenOffice: readonly Category[] = [
  category(1, 'การกำหนดนโยบาย การวางแผนการดำเนินงาน และการปรับปรุงอย่างต่อเนื่อง', 'Policy, planning and continual improvement', [
    heading(
      '1.1',
      'การกำหนดนโยบายสิ่งแวดล้อม',
      'Environmental policy',
      ['บริบทองค์กรและขอบเขตการจัดการสิ่งแวดล้อม', 'Context and scope of environmental management'],
      ['นโยบายสิ่งแวดล้อมและการประกาศใช้', 'The policy and how it was announced'],
      ['แผนการดำเนินงานประจำปี', 'Annual plan'],
    ),
    heading(
      '1.2',
      'คณะทำงานด้านสิ่งแวดล้อม',
      'Environmental committee',
      ['คำสั่งแต่งตั้งคณะทำงานสำนักงานสีเขียว', 'Appointment of the green office committee'],
      ['ความเข้าใจในบทบาทหน้าที่', 'Knowledge of roles and duties'],
    ),
    heading(
      '1.3',
      'การระบุประเด็นปัญหาทรัพยากรและสิ่งแวดล้อม',
      'Environmental aspects',
      ['ทะเบียนกิจกรรมและปัญหาสิ่งแวดล้อม', 'Register of activities and aspects'],
      ['แนวทางแก้ไขปัญหาที่มีนัยสำคัญ', 'Measures for significant aspects'],
    ),
    heading(
      '1.4',
      'กฎหมายและข้อกำหนดที่เกี่ยวข้อง',
      'Laws and requirements',
      ['ทะเบียนกฎหมายสิ่งแวดล้อม', 'Register of environmental law'],
      ['การประเมินความสอดคล้อง', 'Evaluation of compliance'],
    ),
    heading(
      '1.5',
      'ข้อมูลก๊าซเรือนกระจก',
      'Greenhouse gas data',
      ['การเก็บข้อมูลก๊าซเรือนกระจก', 'Collecting greenhouse gas data'],
      ['ผลการปล่อยก๊าซเรือนกระจกเทียบเป้าหมาย', 'Emissions against the target'],
    ),
    heading(
      '1.6',
      'แผนงานและโครงการเพื่อการปรับปรุงอย่างต่อเนื่อง',
      'Projects for continual improvement',
      ['แผนงานโครงการสิ่งแวดล้อม', 'Environmental projects'],
      ['ผลการดำเนินโครงการ', 'Results of the projects'],
    ),
    heading(
      '1.7',
      'การตรวจประเมินภายในและการทบทวนฝ่ายบริหาร',
      'Internal audit and management review',
      ['การตรวจประเมินสำนักงานสีเขียวภายใน', 'Internal green office audit'],
      ['รายงานการประชุมทบทวนฝ่ายบริหาร', 'Minutes of the management review'],
    ),
  ]),
  category(2, 'การสื่อสารและสร้างจิตสำนึก', 'Communication and awareness', [
    heading(
      '2.1',
      'การอบรมให้ความรู้และประเมินความเข้าใจ',
      'Training and its evaluation',
      ['แผนและการอบรมประจำปี', 'Annual training plan and courses'],
      ['ผลการประเมินความรู้หลังการอบรม', 'Evaluation after training'],
    ),
    heading(
      '2.2',
      'การรณรงค์และประชาสัมพันธ์',
      'Campaigns and communication',
      ['แผนการสื่อสารด้านสิ่งแวดล้อม', 'Communication plan'],
      ['กิจกรรมรณรงค์และช่องทางประชาสัมพันธ์', 'Campaigns and channels'],
      ['ข้อเสนอแนะด้านสิ่งแวดล้อม', 'Suggestions received'],
    ),
  ]),
  category(3, 'การใช้ทรัพยากรและพลังงาน', 'Use of resources and energy', [
    heading(
      '3.1',
      'การใช้น้ำ',
      'Water',
      ['มาตรการประหยัดน้ำ', 'Water saving measures'],
      ['ข้อมูลการใช้น้ำต่อหน่วยเทียบเป้าหมาย', 'Water use per person against the target'],
    ),
    heading(
      '3.2',
      'การใช้พลังงาน',
      'Energy',
      ['มาตรการประหยัดไฟฟ้า', 'Electricity saving measures'],
      ['ข้อมูลการใช้ไฟฟ้าเทียบเป้าหมาย', 'Electricity use against the target'],
      ['ข้อมูลการใช้น้ำมันเชื้อเพลิง', 'Fuel use'],
    ),
    heading(
      '3.3',
      'การใช้ทรัพยากรอื่น ๆ',
      'Other resources',
      ['มาตรการลดการใช้กระดาษและหมึกพิมพ์', 'Measures to save paper and ink'],
      ['ข้อมูลการใช้กระดาษเทียบเป้าหมาย', 'Paper use against the target'],
    ),
    heading(
      '3.4',
      'การประชุมและการจัดนิทรรศการ',
      'Meetings and exhibitions',
      ['การประชุมที่เป็นมิตรกับสิ่งแวดล้อม', 'Green meetings'],
      ['การจัดนิทรรศการที่เป็นมิตรกับสิ่งแวดล้อม', 'Green exhibitions'],
    ),
  ]),
  category(4, 'การจัดการของเสีย', 'Waste management', [
    heading(
      '4.1',
      'การจัดการของเสียในสำนักงาน',
      'Solid waste',
      ['การคัดแยกและจุดพักขยะ', 'Sorting and storage'],
      ['ปริมาณขยะแต่ละประเภทเทียบเป้าหมาย', 'Waste by type against the target'],
    ),
    heading(
      '4.2',
      'การจัดการน้ำเสียในสำนักงาน',
      'Waste water',
      ['การบำบัดน้ำเสียและบ่อดักไขมัน', 'Treatment and grease traps'],
      ['การดูแลอุปกรณ์บำบัดน้ำเสีย', 'Maintenance of the equipment'],
    ),
  ]),
  category(5, 'สภาพแวดล้อมและความปลอดภัย', 'Surroundings and safety', [
    heading(
      '5.1',
      'อากาศในสำนักงาน',
      'Air',
      ['การบำรุงรักษาเครื่องปรับอากาศ', 'Maintenance of air conditioners'],
      ['เขตปลอดบุหรี่และการควบคุมมลพิษอากาศ', 'No smoking and control of air pollution'],
    ),
    heading('5.2', 'แสงในสำนักงาน', 'Light', ['ผลการตรวจวัดความเข้มของแสง', 'Measured light levels']),
    heading('5.3', 'เสียงในสำนักงาน', 'Noise', ['มาตรการควบคุมเสียงรบกวน', 'Measures against noise']),
    heading(
      '5.4',
      'ความน่าอยู่',
      'A pleasant place',
      ['แผนผังและการดูแลพื้นที่สีเขียว', 'Layout and green areas'],
      ['การควบคุมสัตว์พาหะนำโรค', 'Pest control'],
    ),
    heading(
      '5.5',
      'การเตรียมพร้อมต่อสภาวะฉุกเฉิน',
      'Emergency preparedness',
      ['แผนและการฝึกซ้อมดับเพลิงและอพยพหนีไฟ', 'Fire drills and evacuation plans'],
      ['การตรวจสอบอุปกรณ์ดับเพลิง', 'Inspection of fire equipment'],
    ),
  ]),
  category(6, 'การจัดซื้อและจัดจ้าง', 'Procurement', [
    heading(
      '6.1',
      'การจัดซื้อสินค้าที่เป็นมิตรกับสิ่งแวดล้อม',
      'Green products',
      ['บัญชีรายชื่อสินค้าที่เป็นมิตรกับสิ่งแวดล้อม', 'List of green products'],
      ['ร้อยละของการจัดซื้อสินค้าสีเขียว', 'Share of green purchases'],
    ),
    heading(
      '6.2',
      'การจัดจ้าง',
      'Services',
      ['หลักเกณฑ์การคัดเลือกผู้รับจ้าง', 'Criteria for contractors'],
      ['การประเมินผู้รับจ้างและสถานที่จัดประชุม', 'Assessment of contractors and venues'],
    ),
  ]),
];
