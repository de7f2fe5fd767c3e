import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** What lecturers teach and study. */
export const scholarship = {
  philosophy: { th: 'ปรัชญาและจริยศาสตร์, ตรรกวิทยา', en: 'Philosophy and ethics, logic' },
  thai: { th: 'วรรณคดีไทย, การเขียนเชิงสร้างสรรค์', en: 'Thai literature, creative writing' },
  linguistics: { th: 'ภาษาศาสตร์สังคม, ภาษาถิ่น', en: 'Sociolinguistics, dialects' },
  english: { th: 'การสอนภาษาอังกฤษเป็นภาษาต่างประเทศ, ภาษาอังกฤษธุรกิจ', en: 'English as a foreign language, business English' },
  chinese: { th: 'ภาษาจีนธุรกิจ, การแปลจีน - ไทย', en: 'Business Chinese, Chinese–Thai translation' },
  japanese: { th: 'ภาษาและวัฒนธรรมญี่ปุ่น', en: 'Japanese language and culture' },
  translation: { th: 'การแปลและการล่าม', en: 'Translation and interpreting' },
  psychology: { th: 'จิตวิทยาการปรึกษา, สุขภาวะทางใจ', en: 'Counselling psychology, mental well-being' },
  communication: { th: 'การสื่อสารมวลชน, สื่อดิจิทัล', en: 'Mass communication, digital media' },
  information: { th: 'สารสนเทศศาสตร์, การจัดการความรู้', en: 'Information science, knowledge management' },
  history: { th: 'ประวัติศาสตร์ท้องถิ่น, ประวัติศาสตร์เอเชียตะวันออกเฉียงใต้', en: 'Local history, history of Southeast Asia' },
  sociology: { th: 'สังคมวิทยา, การพัฒนาชุมชน', en: 'Sociology, community development' },
  tourism: { th: 'การท่องเที่ยวเชิงวัฒนธรรม', en: 'Cultural tourism' },
  performance: { th: 'ดนตรีไทยและนาฏศิลป์', en: 'Thai music and dance' },
  geography: { th: 'ภูมิศาสตร์และภูมิสารสนเทศ', en: 'Geography and geoinformatics' },
  digital: { th: 'มนุษยศาสตร์ดิจิทัล, คลังข้อมูลภาษา', en: 'Digital humanities, corpora' },
} as const satisfies Record<string, Bilingual>;

/** What the offices do. */
export const officeWork = {
  office: { th: 'งานธุรการและสารบรรณ', en: 'Office administration' },
  finance: { th: 'งานการเงินและพัสดุ', en: 'Finance and procurement' },
  students: { th: 'งานกิจการนักศึกษา', en: 'Student affairs' },
  it: { th: 'งานเทคโนโลยีสารสนเทศ', en: 'Information technology' },
  quality: { th: 'งานแผนและประกันคุณภาพ', en: 'Planning and quality assurance' },
  international: { th: 'งานวิเทศสัมพันธ์', en: 'International relations' },
  personnel: { th: 'งานบุคคล', en: 'Human resources' },
  media: { th: 'งานโสตทัศนูปกรณ์และประชาสัมพันธ์', en: 'Audiovisual media and public relations' },
  research: { th: 'งานส่งเสริมการวิจัย', en: 'Research support' },
} as const satisfies Record<string, Bilingual>;

/** Fields of work of the demo members. */
export const expertise = { ...scholarship, ...officeWork } as const;

export type Scholarship = keyof typeof scholarship;
export type OfficeWork = keyof typeof officeWork;
export type Expertise = keyof typeof expertise;
