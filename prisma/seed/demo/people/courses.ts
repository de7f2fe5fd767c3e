import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Expertise } from './expertise.ts';

/** A field's degrees, from the bachelor's on. */
interface Course {
  bachelor: Bilingual;
  master: Bilingual;
  doctor?: Bilingual;
}

/** Degree and subject: `ศิลปศาสตรบัณฑิต (ภาษาไทย)`, `Bachelor of Arts (Thai)`. */
const of = (degree: Bilingual, subject: Bilingual): Bilingual => ({
  th: `${degree.th} (${subject.th})`,
  en: `${degree.en} (${subject.en})`,
});

const arts = {
  bachelor: { th: 'ศิลปศาสตรบัณฑิต', en: 'Bachelor of Arts' },
  master: { th: 'ศิลปศาสตรมหาบัณฑิต', en: 'Master of Arts' },
} as const;
const science = {
  bachelor: { th: 'วิทยาศาสตรบัณฑิต', en: 'Bachelor of Science' },
  master: { th: 'วิทยาศาสตรมหาบัณฑิต', en: 'Master of Science' },
} as const;
const business = {
  bachelor: { th: 'บริหารธุรกิจบัณฑิต', en: 'Bachelor of Business Administration' },
  master: { th: 'บริหารธุรกิจมหาบัณฑิต', en: 'Master of Business Administration' },
} as const;
const administration = {
  bachelor: { th: 'รัฐประศาสนศาสตรบัณฑิต', en: 'Bachelor of Public Administration' },
  master: { th: 'รัฐประศาสนศาสตรมหาบัณฑิต', en: 'Master of Public Administration' },
} as const;
const media = {
  bachelor: { th: 'นิเทศศาสตรบัณฑิต', en: 'Bachelor of Communication Arts' },
  master: { th: 'นิเทศศาสตรมหาบัณฑิต', en: 'Master of Communication Arts' },
} as const;
const philosophy: Bilingual = { th: 'ปรัชญาดุษฎีบัณฑิต', en: 'Doctor of Philosophy' };

/** The degrees of one subject; a lecturer's bachelor's degree may be in a wider one. */
const scholarly = (degrees: typeof arts | typeof science | typeof media, subject: Bilingual, first: Bilingual = subject): Course => ({
  bachelor: of(degrees.bachelor, first),
  master: of(degrees.master, subject),
  doctor: of(philosophy, subject),
});

const linguistics: Bilingual = { th: 'ภาษาศาสตร์', en: 'Linguistics' };
const english: Bilingual = { th: 'ภาษาอังกฤษ', en: 'English' };
const history: Bilingual = { th: 'ประวัติศาสตร์', en: 'History' };
const information: Bilingual = { th: 'สารสนเทศศาสตร์', en: 'Information Science' };
const publicAdministration: Course = {
  bachelor: of(administration.bachelor, { th: 'การบริหารงานบุคคล', en: 'Personnel Administration' }),
  master: of(administration.master, { th: 'การจัดการภาครัฐ', en: 'Public Management' }),
};

/** What members of a field studied. */
export const courses: Readonly<Record<Expertise, Course>> = {
  philosophy: scholarly(arts, { th: 'ปรัชญา', en: 'Philosophy' }),
  thai: scholarly(arts, { th: 'ภาษาไทย', en: 'Thai' }),
  linguistics: scholarly(arts, linguistics, english),
  english: scholarly(arts, { th: 'การสอนภาษาอังกฤษ', en: 'English Language Teaching' }, english),
  chinese: scholarly(arts, { th: 'ภาษาจีน', en: 'Chinese' }),
  japanese: scholarly(arts, { th: 'ภาษาญี่ปุ่น', en: 'Japanese' }),
  translation: scholarly(arts, { th: 'การแปล', en: 'Translation' }, english),
  psychology: scholarly(science, { th: 'จิตวิทยาการปรึกษา', en: 'Counselling Psychology' }, { th: 'จิตวิทยา', en: 'Psychology' }),
  communication: scholarly(media, { th: 'นิเทศศาสตร์', en: 'Communication' }, { th: 'วารสารสนเทศ', en: 'Journalism' }),
  information: scholarly(arts, information, { th: 'บรรณารักษศาสตร์', en: 'Library Science' }),
  history: scholarly(arts, history),
  sociology: scholarly(arts, { th: 'สังคมวิทยา', en: 'Sociology' }, { th: 'สังคมวิทยาและมานุษยวิทยา', en: 'Sociology and Anthropology' }),
  tourism: scholarly(arts, { th: 'การจัดการการท่องเที่ยว', en: 'Tourism Management' }, { th: 'การท่องเที่ยว', en: 'Tourism' }),
  performance: scholarly(arts, { th: 'นาฏศิลป์ไทย', en: 'Thai Dance' }),
  geography: scholarly(science, { th: 'ภูมิสารสนเทศ', en: 'Geoinformatics' }, { th: 'ภูมิศาสตร์', en: 'Geography' }),
  digital: scholarly(arts, linguistics, { th: 'ภาษาและวัฒนธรรม', en: 'Language and Culture' }),
  office: {
    bachelor: of(business.bachelor, { th: 'การจัดการทั่วไป', en: 'General Management' }),
    master: of(business.master, { th: 'การจัดการ', en: 'Management' }),
  },
  finance: {
    bachelor: { th: 'บัญชีบัณฑิต', en: 'Bachelor of Accountancy' },
    master: { th: 'บัญชีมหาบัณฑิต', en: 'Master of Accountancy' },
  },
  students: { bachelor: of(science.bachelor, { th: 'จิตวิทยา', en: 'Psychology' }), master: publicAdministration.master },
  it: {
    bachelor: of(science.bachelor, { th: 'เทคโนโลยีสารสนเทศ', en: 'Information Technology' }),
    master: of(science.master, { th: 'เทคโนโลยีสารสนเทศ', en: 'Information Technology' }),
  },
  quality: { bachelor: of(science.bachelor, { th: 'สถิติ', en: 'Statistics' }), master: publicAdministration.master },
  international: { bachelor: of(arts.bachelor, english), master: of(arts.master, { th: 'ภาษาอังกฤษเพื่ออาชีพ', en: 'English for Careers' }) },
  personnel: publicAdministration,
  media: {
    bachelor: of(media.bachelor, { th: 'การประชาสัมพันธ์', en: 'Public Relations' }),
    master: of(media.master, { th: 'การสื่อสารองค์กร', en: 'Corporate Communication' }),
  },
  research: { bachelor: of(arts.bachelor, information), master: of(arts.master, information) },
};
