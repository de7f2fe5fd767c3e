import type { ActivityLine } from './activity-line.ts';

const faculty = 'คณะศิลปศาสตร์';
const hall = 'หอประชุมคณะศิลปศาสตร์';

/** What the whole faculty does together, with the list of who took part. `green` ones count for the green office. */
export const facultyActivities: readonly { line: ActivityLine; green?: true }[] = [
  { line: ['A1', 'L4', 'ประชุมบุคลากรประจำภาคการศึกษา', 'Staff meeting of the semester', faculty, hall] },
  { line: ['A1', 'L4', 'กิจกรรม 5ส และวันทำความสะอาดใหญ่', '5S and big cleaning day', faculty, 'อาคารคณะศิลปศาสตร์'], green: true },
  {
    line: ['A1', 'L4', 'โครงการอนุรักษ์พลังงานและคัดแยกขยะในสำนักงาน', 'Saving energy and sorting waste in the office', faculty, hall],
    green: true,
  },
  { line: ['A1', 'L4', 'สัมมนาบุคลากรประจำปี', 'Annual staff seminar', faculty, 'โรงแรมริมทะเล จังหวัดสงขลา'] },
  {
    line: ['A1', 'L4', 'พิธีทำบุญตักบาตรของคณะ', 'Merit-making of the faculty', faculty, 'ลานหน้าอาคารคณะศิลปศาสตร์'],
  },
  { line: ['A1', 'L3', 'โครงการบุคลากรจิตอาสาพัฒนาวัดและชุมชน', 'Staff volunteers for temple and community', 'มหาวิทยาลัย', 'ชุมชนรอบมหาวิทยาลัย'] },
  { line: ['A1', 'L4', 'ซ้อมแผนป้องกันและระงับอัคคีภัย', 'Fire drill', faculty, 'อาคารคณะศิลปศาสตร์'], green: true },
  { line: ['A1', 'L4', 'ประชุมทบทวนแผนยุทธศาสตร์คณะ', 'Review of the faculty’s strategic plan', faculty, 'ห้องประชุม 401'] },
  {
    line: [
      'A1',
      'L4',
      'ตรวจประเมินคุณภาพการศึกษาภายในระดับคณะ',
      'Internal quality assessment of the faculty',
      'งานแผนและประกันคุณภาพ',
      'ห้องประชุม 401',
    ],
  },
  { line: ['A1', 'L3', 'กีฬาบุคลากรภายในมหาวิทยาลัย', 'University staff games', 'มหาวิทยาลัย', 'สนามกีฬากลางมหาวิทยาลัย'] },
  { line: ['A1', 'L4', 'ปลูกต้นไม้เพิ่มพื้นที่สีเขียวรอบคณะ', 'Planting trees around the faculty', faculty, 'สวนหลังอาคารเรียนรวม'], green: true },
  { line: ['A1', 'L4', 'แลกเปลี่ยนเรียนรู้การเขียนคู่มือปฏิบัติงาน', 'Sharing experience in writing work manuals', 'งานบุคคล', 'ห้องประชุม 401'] },
];
