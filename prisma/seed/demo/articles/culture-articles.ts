import { heading, list, steps, table } from '../news/news-text.ts';
import type { ArticleText } from './article-text.ts';

/** A3 local wisdom and culture, A4 learning media. */
export const cultureArticles: readonly ArticleText[] = [
  {
    url: 'loi_krathong_origins',
    group: 'A3',
    sections: ['A3T1'],
    scene: 'lanterns',
    day: -5,
    shows: { from: -5, until: 25 },
    th: {
      title: 'ลอยกระทงมาจากไหน: ตำนาน ความเชื่อ และหลักฐาน',
      body: [
        'ประเพณีลอยกระทงมีทั้งเรื่องเล่าเรื่องนางนพมาศ การบูชารอยพระพุทธบาท และการขอขมาพระแม่คงคา หลักฐานเอกสารชี้ว่ารูปแบบปัจจุบันเกิดขึ้นในสมัยรัตนโกสินทร์',
        list('จองเปรียงในสมัยอยุธยา', 'กระทงใหญ่ในรัชกาลที่ 3', 'กระทงใบตองของชาวบ้าน'),
      ],
    },
    en: {
      title: 'Where Loi Krathong comes from',
      body: ['Between legend and record: the form we know today took shape in the Rattanakosin period.'],
    },
  },
  {
    url: 'southern_curry_pastes',
    group: 'A3',
    sections: ['A3T2'],
    scene: 'community',
    day: -90,
    th: {
      title: 'เครื่องแกงใต้ 4 ครก: ภูมิปัญญาที่ส่งต่อในครัว',
      body: [
        'เครื่องแกงแต่ละบ้านต่างกันที่ลำดับการตำ บทสัมภาษณ์แม่ครัว 4 คนเล่าถึงครก สาก และกลิ่นที่บอกว่าพอแล้ว',
        table(['เครื่องแกง', 'วัตถุดิบเด่น'], ['แกงส้ม', 'ขมิ้น กะปิ'], ['คั่วกลิ้ง', 'พริกไทยดำ ตะไคร้'], ['แกงไตปลา', 'พริกแห้ง ขมิ้น']),
      ],
    },
  },
  {
    url: 'mudmee_patterns',
    group: 'A3',
    sections: ['A3T2', 'A3T4'],
    scene: 'pattern',
    day: -47,
    leaflet: 'Reading mudmee patterns',
    th: {
      title: 'อ่านลายผ้ามัดหมี่: นาค ขอ และดอกแก้ว',
      body: [
        'ลายบนผืนผ้าเป็นทั้งเครื่องประดับและคำอวยพร ลายนาคขอให้ฝนตกต้องตามฤดูกาล ลายขอให้เรือนมีความสุข',
        steps('มัดเส้นพุ่งตามลาย', 'ย้อมสีแรกจากคราม', 'แก้มัดแล้วย้อมสีที่สอง', 'ทอโดยตรวจลายทุกคืบ'),
      ],
    },
    en: { title: 'Reading mudmee patterns', body: ['The naga asks for rain in season, the hook for a happy home: motifs are wishes.'] },
  },
  {
    url: 'khon_masks_for_beginners',
    group: 'A3',
    sections: ['A3T3'],
    scene: 'dance',
    day: -36,
    th: {
      title: 'ดูโขนให้สนุก: รู้จักหัวโขนและสีประจำตัว',
      body: [
        'หัวโขนบอกว่าใครเป็นใครตั้งแต่ยังไม่ออกท่า',
        table(['ตัวละคร', 'สี'], ['พระราม', 'เขียว'], ['พระลักษมณ์', 'เหลือง'], ['หนุมาน', 'ขาว'], ['ทศกัณฐ์', 'เขียว สิบหน้า']),
      ],
    },
    en: { title: 'Khon masks for beginners', body: ['Colours and crowns tell who is who before the first step is danced.'] },
  },
  {
    url: 'community_based_tourism',
    group: 'A3',
    sections: ['A3T4'],
    scene: 'landscape',
    day: 6,
    shows: { from: 6 },
    th: {
      title: 'เที่ยวโดยชุมชน: ออกแบบเส้นทางอย่างไรให้เจ้าบ้านยิ้มได้',
      body: [heading('หลักคิด'), list('เจ้าบ้านเป็นผู้เล่าเรื่อง', 'จำกัดจำนวนผู้มาเยือนต่อวัน', 'แบ่งรายได้อย่างโปร่งใส')],
    },
  },
  {
    url: 'academic_english_worksheets',
    group: 'A4',
    sections: ['A4T1', 'A4T3'],
    scene: 'desk',
    day: -19,
    leaflet: 'Academic English: ten worksheets',
    th: {
      title: 'แบบฝึกหัดภาษาอังกฤษเชิงวิชาการ 10 ชุด',
      body: ['แบบฝึกหัดสำหรับฝึกอ่านบทคัดย่อ สรุปความ และเขียนย่อหน้า พร้อมเฉลย ใช้ได้ทั้งในห้องเรียนและเรียนด้วยตนเอง'],
    },
    en: { title: 'Academic English: ten worksheets', body: ['Reading abstracts, summarising and writing paragraphs, with answers.'] },
  },
  {
    url: 'thai_for_foreigners_videos',
    group: 'A4',
    sections: ['A4T2'],
    scene: 'globe',
    day: -40,
    address: 'https://video.faculty.example/thai-for-foreigners',
    th: {
      title: 'วิดีโอบทเรียนภาษาไทยสำหรับชาวต่างชาติ',
      body: [
        'บทเรียนสั้น 24 ตอน ตอนละ 6 นาที เริ่มจากเสียงและตัวอักษร ไปจนถึงการสั่งอาหารและเดินทาง',
        list('เสียงและวรรณยุกต์', 'ตัวเลขและเวลา', 'ตลาดและร้านอาหาร'),
      ],
    },
    en: {
      title: 'Thai for foreigners: video lessons',
      body: ['Twenty-four lessons of six minutes, from sounds and letters to ordering food.'],
    },
  },
  {
    url: 'citation_quick_guide',
    group: 'A4',
    sections: ['A4T1'],
    scene: 'library',
    day: -160,
    leaflet: 'Citation quick guide',
    th: {
      title: 'คู่มือการอ้างอิงฉบับย่อ',
      body: ['สรุปรูปแบบการอ้างอิงหนังสือ บทความ และเว็บไซต์ ทั้งภาษาไทยและภาษาอังกฤษ ในหน้าเดียว'],
    },
  },
];
