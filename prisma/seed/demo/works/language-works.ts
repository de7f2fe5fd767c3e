import type { Scholarship } from '../people/expertise.ts';
import type { WorkLine } from './work-line.ts';

/** Works of the demo account `lecturer`: of every kind, so that charts have something to show. */
export const lecturerWorks: readonly WorkLine[] = [
  ['W1', 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้ของผู้พูดต่างวัยในจังหวัดสงขลา', 'Tonal variation in Southern Thai across generations in Songkhla'],
  ['W1', 'ทัศนคติต่อภาษาถิ่นของนักศึกษาระดับปริญญาตรีในมหาวิทยาลัยภูมิภาค', 'Attitudes towards dialects among undergraduates of a regional university'],
  [
    'W1',
    'ภาษาในพื้นที่สาธารณะของย่านเมืองเก่า: การศึกษาภูมิทัศน์ทางภาษา',
    'Language in public space of an old town: a study of the linguistic landscape',
  ],
  ['W1', 'การสลับภาษาในการสนทนาของครอบครัวไทยเชื้อสายมลายู', 'Code-switching in conversations of Thai families of Malay descent'],
  ['W1', 'คำลงท้ายแสดงความสุภาพในการสื่อสารผ่านแอปพลิเคชันไลน์', 'Politeness particles in communication through the LINE application'],
  ['W2', 'ภาษาศาสตร์สังคมกับการอนุรักษ์ภาษาถิ่น: แนวคิดและทิศทาง', 'Sociolinguistics and dialect preservation: concepts and directions'],
  [
    'W2',
    'จากคำถิ่นสู่คำมาตรฐาน: ข้อสังเกตว่าด้วยการเปลี่ยนแปลงคำศัพท์ในภาษาไทยถิ่นใต้',
    'From local to standard words: notes on lexical change in Southern Thai',
  ],
  ['W3', 'ภาษาศาสตร์สังคมเบื้องต้น', 'Introduction to sociolinguistics'],
  ['W3', 'วิธีวิจัยทางภาษาถิ่น', 'Methods in dialect research'],
  ['W4', 'ภาษากับสังคม: รวมบทความแปล', 'Language and society: translated essays'],
  ['W7', 'การจัดทำพจนานุกรมภาษาถิ่นร่วมกับชุมชนลุ่มน้ำทะเลสาบสงขลา', 'Compiling a dialect dictionary with communities of the Songkhla Lake basin'],
  ['W5', 'นิทรรศการเสียงแห่งถิ่น: บันทึกเสียงภาษาถิ่นสี่ภูมิภาค', 'Voices of the regions: an exhibition of dialect recordings'],
];

/** Works on languages, by field. */
export const languageWorks = {
  thai: [
    ['W1', 'ภาพแทนผู้หญิงในนวนิยายไทยร่วมสมัยที่ได้รับรางวัล', 'Representations of women in award-winning contemporary Thai novels'],
    ['W1', 'กลวิธีการเล่าเรื่องในเรื่องสั้นของนักเขียนรุ่นใหม่', 'Narrative techniques in short stories by new Thai writers'],
    ['W1', 'ขนบและการสร้างสรรค์ในนิราศสมัยรัตนโกสินทร์ตอนต้น', 'Convention and creativity in travel poems of the early Rattanakosin period'],
    ['W1', 'วรรณกรรมเพลงลูกทุ่งกับภาพสะท้อนการย้ายถิ่นของแรงงาน', 'Luk thung lyrics as reflections of labour migration'],
    [
      'W1',
      'ผลการใช้กิจกรรมเขียนบันทึกสะท้อนคิดที่มีต่อทักษะการเขียนของนักศึกษาปีที่หนึ่ง',
      'Effects of reflective journals on the writing skills of first-year students',
    ],
    ['W2', 'อ่านพระอภัยมณีในศตวรรษที่ 21', 'Reading Phra Aphai Mani in the twenty-first century'],
    ['W3', 'การเขียนเชิงสร้างสรรค์: หลักการและแบบฝึก', 'Creative writing: principles and exercises'],
    ['W5', 'รวมบทกวี “ลมหายใจของแม่น้ำ”', 'The River’s Breath: a collection of poems'],
  ],
  linguistics: [
    ['W1', 'โครงสร้างข้อความของบทคัดย่อบทความวิจัยภาษาไทยสาขามนุษยศาสตร์', 'Move structure of Thai research abstracts in the humanities'],
    ['W1', 'การรับรู้หน่วยเสียงพยัญชนะภาษาอังกฤษของผู้เรียนชาวไทย', 'Perception of English consonants by Thai learners'],
    ['W1', 'อุปลักษณ์เชิงมโนทัศน์เกี่ยวกับความเจ็บป่วยในข่าวสุขภาพ', 'Conceptual metaphors of illness in health news'],
    ['W1', 'การศึกษาเปรียบเทียบคำเรียกญาติในภาษาตระกูลไท', 'A comparative study of kinship terms in Tai languages'],
    ['W1', 'ถ้อยคำแสดงความเกลียดชังในสื่อสังคมออนไลน์: การศึกษาตามแนววัจนปฏิบัติศาสตร์', 'Hate speech in social media: a pragmatic study'],
    ['W1', 'ลักษณะทางกลสัทศาสตร์ของสระเดี่ยวในภาษาไทยถิ่นอีสาน', 'Acoustic characteristics of monophthongs in Isan Thai'],
    ['W2', 'ภาษาศาสตร์คลังข้อมูลกับการวิจัยภาษาไทย', 'Corpus linguistics and research on Thai'],
    ['W3', 'สัทศาสตร์และสัทวิทยาภาษาไทย', 'Thai phonetics and phonology'],
    ['W3', 'วัจนปฏิบัติศาสตร์เบื้องต้น', 'Introduction to pragmatics'],
    ['W7', 'การพัฒนาระบบเขียนภาษาชองร่วมกับเจ้าของภาษา', 'Developing an orthography of Chong with its speakers'],
  ],
  english: [
    [
      'W1',
      'กลยุทธ์การเรียนรู้คำศัพท์ภาษาอังกฤษของนักศึกษาที่มีผลสัมฤทธิ์ต่างกัน',
      'Vocabulary learning strategies of students at different levels of achievement',
    ],
    ['W1', 'ความวิตกกังวลในการพูดภาษาอังกฤษในชั้นเรียนออนไลน์', 'English-speaking anxiety in online classrooms'],
    ['W1', 'ผลของการเรียนแบบห้องเรียนกลับด้านต่อทักษะการอ่านเชิงวิพากษ์ภาษาอังกฤษ', 'Effects of the flipped classroom on critical reading in English'],
    [
      'W1',
      'ความต้องการใช้ภาษาอังกฤษของพนักงานโรงแรมขนาดเล็กในเมืองท่องเที่ยวรอง',
      'English language needs of staff in small hotels of secondary tourist cities',
    ],
    ['W1', 'การให้ข้อมูลป้อนกลับโดยเพื่อนในวิชาการเขียนอีเมลธุรกิจ', 'Peer feedback in a business e-mail writing course'],
    [
      'W2',
      'ปัญญาประดิษฐ์กับการประเมินงานเขียนภาษาอังกฤษ: โอกาสและข้อพึงระวัง',
      'Artificial intelligence in assessing English writing: opportunities and cautions',
    ],
    ['W3', 'ภาษาอังกฤษธุรกิจสำหรับการประชุมและการนำเสนอ', 'Business English for meetings and presentations'],
    [
      'W7',
      'ภาษาอังกฤษเพื่อมัคคุเทศก์ชุมชน: ชุดฝึกที่พัฒนาร่วมกับผู้ประกอบการท้องถิ่น',
      'English for community guides: materials developed with local entrepreneurs',
    ],
  ],
  chinese: [
    ['W1', 'ข้อผิดพลาดในการใช้คำลักษณนามภาษาจีนของผู้เรียนชาวไทย', 'Errors in Chinese classifiers made by Thai learners'],
    [
      'W1',
      'การศึกษาเปรียบเทียบสำนวนจีนและสำนวนไทยที่เกี่ยวกับสัตว์ประจำปีนักษัตร',
      'A comparison of Chinese and Thai idioms on the twelve zodiac animals',
    ],
    ['W1', 'การแปลชื่ออาหารไทยเป็นภาษาจีนในแอปพลิเคชันส่งอาหาร', 'Translating Thai dish names into Chinese in food delivery applications'],
    ['W1', 'กลวิธีการเจรจาต่อรองในบทสนทนาธุรกิจไทย - จีน', 'Negotiation strategies in Thai–Chinese business talk'],
    ['W1', 'ผลการใช้เกมดิจิทัลในการสอนอักษรจีนระดับต้น', 'Effects of digital games in teaching Chinese characters to beginners'],
    ['W2', 'ศาลเจ้าจีนกับความทรงจำของชุมชนไทยเชื้อสายจีน', 'Chinese shrines and the memory of Thai–Chinese communities'],
    ['W3', 'ภาษาจีนเพื่อการค้าระหว่างประเทศ', 'Chinese for international trade'],
    ['W4', 'รวมเรื่องสั้นจีนร่วมสมัย ฉบับแปลไทย', 'Contemporary Chinese short stories in Thai translation'],
  ],
  japanese: [
    ['W1', 'การใช้ภาษาสุภาพในอีเมลธุรกิจภาษาญี่ปุ่นของผู้เรียนชาวไทย', 'Honorifics in Japanese business e-mails by Thai learners'],
    ['W1', 'ภาพลักษณ์ประเทศไทยในสื่อการท่องเที่ยวญี่ปุ่น', 'The image of Thailand in Japanese travel media'],
    ['W1', 'ปัญหาการอ่านออกเสียงคันจิของนักศึกษาวิชาเอกภาษาญี่ปุ่น', 'Kanji reading problems of Japanese majors'],
    ['W1', 'ความคาดหวังของสถานประกอบการญี่ปุ่นต่อบัณฑิตไทย', 'Expectations of Japanese companies of Thai graduates'],
    ['W2', 'วัฒนธรรมการทำงานแบบญี่ปุ่นในบริบทองค์กรไทย', 'Japanese work culture in Thai organisations'],
    ['W3', 'ไวยากรณ์ภาษาญี่ปุ่นระดับกลาง', 'Intermediate Japanese grammar'],
    ['W4', 'นิทานพื้นบ้านญี่ปุ่น ฉบับสองภาษา', 'Japanese folk tales: a bilingual edition'],
  ],
  translation: [
    ['W1', 'กลวิธีการแปลอารมณ์ขันในคำบรรยายใต้ภาพของภาพยนตร์ตลก', 'Strategies for subtitling humour in comedy films'],
    ['W1', 'คุณภาพการแปลด้วยเครื่องจากภาษาอังกฤษเป็นภาษาไทยในเอกสารราชการ', 'Quality of English–Thai machine translation of official documents'],
    [
      'W1',
      'การถ่ายทอดคำทางวัฒนธรรมในการแปลวรรณกรรมไทยเป็นภาษาอังกฤษ',
      'Rendering culture-specific words in English translations of Thai literature',
    ],
    ['W1', 'สมรรถนะของล่ามชุมชนในโรงพยาบาลชายแดน', 'Competences of community interpreters in border hospitals'],
    ['W2', 'จริยธรรมของนักแปลในยุคปัญญาประดิษฐ์', 'Translators’ ethics in the age of artificial intelligence'],
    ['W3', 'หลักการแปลอังกฤษ - ไทย', 'Principles of English–Thai translation'],
    ['W4', 'จดหมายจากเมืองริมทะเล', 'Letters from a seaside town'],
    ['W4', 'ประวัติย่อของการอ่าน', 'A short history of reading'],
  ],
} as const satisfies Partial<Record<Scholarship, readonly WorkLine[]>>;
