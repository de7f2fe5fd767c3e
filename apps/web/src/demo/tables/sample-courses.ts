import { defineEntity } from '@faculty/contracts/kit/entity';
import { flag, number, optionCode, requiredText, text } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { z } from 'zod';

const courseBody = z.object({
  course_code: optionCode,
  title_th: requiredText(100),
  title_en: text(100).default(''),
  credits: number(z.int().min(1).max(6)),
  active: flag.default('Y'),
});
export interface Course extends z.infer<typeof courseBody> {}

const courseQuery = listQuery(['course_code', 'title_th', 'credits'], { active: flag.optional() });
export interface CourseQuery extends z.infer<typeof courseQuery> {}

/** Courses of a faculty: what the kit's lists are shown with. They borrow the page of the accounts, and no server knows them. */
export const courseEntity = defineEntity<string, Course, Course, Course, CourseQuery>({
  name: 'sample_course',
  label: { th: 'รายวิชา', en: 'Course' },
  tag: 'Samples',
  page: '/admin/users',
  idKey: 'course_code',
  id: optionCode,
  row: courseBody,
  item: courseBody,
  body: courseBody,
  query: courseQuery,
  ownerKey: 'course_code',
  title: { th: ['title_th'], en: ['title_en'] },
  defaultOrder: [{ field: 'course_code', sort: 'asc' }],
  pageSize: 5,
  files: {},
  routes: { list: 'GET /sample_courses', update: 'PUT /sample_courses/:course_code', remove: 'DELETE /sample_courses/:course_code' },
});

/** The same where nothing can be done with a row. */
export const shownCourseEntity = { ...courseEntity, name: 'shown_course', routes: { list: courseEntity.routes.list } };

const courses: readonly [code: string, th: string, en: string, credits: number][] = [
  ['LA101', 'ภาษาไทยเพื่อการสื่อสาร', 'Thai for Communication', 3],
  ['LA102', 'ภาษาอังกฤษพื้นฐาน', 'Foundation English', 3],
  ['LA103', 'ปรัชญาและตรรกวิทยาในชีวิตประจำวัน', 'Philosophy and Logic in Everyday Life', 3],
  ['LA204', 'ประวัติศาสตร์ท้องถิ่นอีสานและภูมิปัญญาของผู้ใหญ่ในชุมชน', 'Local History of Isan and Its Elders’ Wisdom', 3],
  ['LA205', 'การอ่านเชิงวิเคราะห์', 'Analytical Reading', 2],
  ['LA206', 'การเขียนเชิงสร้างสรรค์', 'Creative Writing', 3],
  ['LA207', 'ภาษาศาสตร์เบื้องต้น', 'Introduction to Linguistics', 3],
  ['LA208', 'สัทศาสตร์และสรวิทยา', 'Phonetics and Phonology', 3],
  ['LA301', 'การแปลไทยเป็นอังกฤษ', 'Thai–English Translation', 3],
  ['LA302', 'ภาษาญี่ปุ่นธุรกิจ', 'Business Japanese', 3],
  ['LA303', 'ภาษาจีนเพื่อการท่องเที่ยว', 'Chinese for Tourism', 3],
  ['LA304', 'วรรณกรรมเปรียบเทียบ', 'Comparative Literature', 3],
  ['LA305', 'สังคมวิทยาชนบท', 'Rural Sociology', 3],
  ['LA401', 'ระเบียบวิธีวิจัยทางมนุษยศาสตร์', 'Research Methods in the Humanities', 3],
  ['LA402', 'สัมมนาการพัฒนาสังคม', 'Seminar in Social Development', 1],
  ['LA499', 'สหกิจศึกษา', 'Co-operative Education', 6],
];

export const sampleCourses: readonly Course[] = courses.map(([course_code, title_th, title_en, credits], index) => ({
  course_code,
  title_th,
  title_en,
  credits,
  active: index % 6 === 5 ? 'N' : 'Y',
}));
