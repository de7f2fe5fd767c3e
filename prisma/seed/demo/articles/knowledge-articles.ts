import { heading, list, quote, steps, table } from '../news/news-text.ts';
import type { ArticleText } from './article-text.ts';

/** A1 articles and knowledge, A2 research worth reading. */
export const knowledgeArticles: readonly ArticleText[] = [
  {
    url: 'thai_loanwords_in_daily_life',
    group: 'A1',
    sections: ['A1T1'],
    scene: 'library',
    day: -14,
    th: {
      title: 'คำยืมในชีวิตประจำวัน: ภาษาไทยรับคำจากใครมาบ้าง',
      body: [
        'คำว่า “กุหลาบ” มาจากภาษาเปอร์เซีย “สบู่” มาจากภาษาโปรตุเกส และ “ก๋วยเตี๋ยว” มาจากภาษาจีนแต้จิ๋ว คำยืมบอกเล่าการเดินทางของผู้คนได้ดีไม่แพ้พงศาวดาร',
        table(
          ['คำ', 'ที่มา', 'ความหมายเดิม'],
          ['กุหลาบ', 'เปอร์เซีย', 'น้ำดอกไม้'],
          ['เลหลัง', 'โปรตุเกส', 'การประมูล'],
          ['กำยาน', 'มลายู', 'ยางไม้หอม'],
        ),
      ],
    },
    en: {
      title: 'Loanwords in everyday Thai',
      body: [
        'The Thai words for rose, soap and noodles came from Persian, Portuguese and Teochew: loanwords tell of travel as well as any chronicle.',
      ],
    },
  },
  {
    url: 'reading_thai_poetry',
    group: 'A1',
    sections: ['A1T1'],
    scene: 'conversation',
    day: -33,
    th: {
      title: 'อ่านกาพย์ยานี 11 ให้ได้รส',
      body: [
        'กาพย์ยานี 11 แบ่งวรรคหน้า 5 คำ วรรคหลัง 6 คำ หากหายใจถูกจังหวะ เสียงจะพาอารมณ์ไปเอง',
        quote('เรื่อยเรื่อยมาเรียงเรียง นกบินเฉียงไปทั้งหมู่', 'กาพย์เห่เรือ เจ้าฟ้าธรรมธิเบศร'),
        steps('อ่านในใจให้รู้ความ', 'แบ่งวรรคและหาคำสัมผัส', 'อ่านออกเสียงช้า ๆ สองรอบ'),
      ],
    },
  },
  {
    url: 'ayutthaya_as_a_port_city',
    group: 'A1',
    sections: ['A1T2'],
    scene: 'landscape',
    day: -61,
    leaflet: 'Ayutthaya as a port city',
    th: {
      title: 'อยุธยาในฐานะเมืองท่า: มองจากบันทึกของพ่อค้าต่างชาติ',
      body: [
        'บันทึกของพ่อค้าชาวดัตช์และเปอร์เซียกล่าวถึงตลาดน้ำ คลังสินค้า และชุมชนนานาชาติรอบเกาะเมือง ทำให้เห็นอยุธยาในภาพที่ต่างจากพงศาวดาร',
        list('ชุมชนโปรตุเกสและญี่ปุ่นริมแม่น้ำ', 'ระบบพระคลังและเรือสำเภาหลวง', 'หนังกวาง ไม้ฝาง และเครื่องเคลือบ'),
      ],
    },
    en: {
      title: 'Ayutthaya as a port city',
      body: ['Dutch and Persian merchants described markets, warehouses and foreign quarters that royal chronicles hardly mention.'],
    },
  },
  {
    url: 'sleep_and_learning',
    group: 'A1',
    sections: ['A1T3'],
    scene: 'desk',
    day: -27,
    th: {
      title: 'นอนน้อยแต่จำได้มาก จริงหรือ จิตวิทยาของการนอนกับการเรียน',
      body: [
        'สมองจัดเก็บความจำระหว่างการนอนหลับลึก การอ่านหนังสือทั้งคืนก่อนสอบจึงให้ผลน้อยกว่าการทบทวนสั้น ๆ แล้วนอนให้พอ',
        list('ทบทวนก่อนนอน 20 นาที', 'งดจอก่อนนอนหนึ่งชั่วโมง', 'งีบกลางวันไม่เกิน 25 นาที'),
      ],
    },
    en: {
      title: 'Sleep and learning',
      body: ['Memory settles in deep sleep: a short review and a full night do more than reading until morning.'],
    },
  },
  {
    url: 'using_ai_when_writing',
    group: 'A1',
    sections: ['A1T4', 'A1T1'],
    scene: 'desk',
    day: -8,
    th: {
      title: 'ใช้ปัญญาประดิษฐ์ช่วยเขียนอย่างไรให้ยังเป็นงานของเรา',
      body: [
        'เครื่องมือช่วยเขียนเป็นคู่คิดที่ดีเมื่อเราเป็นผู้ตัดสินใจ บทความนี้เสนอแนวทางสำหรับนักศึกษาและอาจารย์',
        heading('สิ่งที่ควรทำ'),
        list('บอกผู้อ่านว่าใช้เครื่องมือใดในส่วนไหน', 'ตรวจข้อเท็จจริงกับแหล่งอ้างอิงเสมอ', 'เขียนโครงเรื่องด้วยตนเองก่อน'),
      ],
    },
  },
  {
    url: 'open_digital_archives',
    group: 'A1',
    sections: ['A1T4'],
    scene: 'library',
    day: -105,
    address: 'https://archive.faculty.example/guide',
    th: {
      title: 'คลังเอกสารดิจิทัลที่เปิดให้ใช้ได้โดยไม่เสียค่าใช้จ่าย',
      body: [
        'รวมแหล่งเอกสารโบราณ หนังสือหายาก และแผนที่เก่าที่เปิดให้สาธารณชนใช้ พร้อมวิธีอ้างอิงอย่างถูกต้อง',
        list('สมุดไทยและใบลาน', 'หนังสืออนุสรณ์งานศพ', 'แผนที่เก่าของกรุงเทพฯ'),
      ],
    },
    en: {
      title: 'Open digital archives',
      body: ['Where to find manuscripts, rare books and old maps that anybody may use, and how to cite them.'],
    },
  },
  {
    url: 'market_voices_research',
    group: 'A2',
    sections: ['A2T1', 'A2T3'],
    scene: 'community',
    day: -52,
    leaflet: 'Voices of the old market',
    th: {
      title: 'เสียงจากตลาดเก่า: งานวิจัยเรื่องความทรงจำของย่านการค้า',
      body: [
        'ทีมวิจัยสัมภาษณ์ผู้ค้า 64 คนในตลาดเก่า 5 แห่ง พบว่าความทรงจำเรื่อง “คนขาประจำ” สำคัญต่ออัตลักษณ์ของย่านมากกว่าอาคารเก่า',
        list('เก็บข้อมูล 18 เดือน', 'บันทึกเสียง 120 ชั่วโมง', 'จัดทำแผนที่ความทรงจำร่วมกับชุมชน'),
      ],
    },
    en: {
      title: 'Voices of the old market',
      body: ['Sixty-four traders in five old markets remember regular customers more than buildings: a study of what makes a quarter.'],
    },
  },
  {
    url: 'chinese_tones_and_thai_learners',
    group: 'A2',
    sections: ['A2T1'],
    scene: 'seminar',
    day: -78,
    th: {
      title: 'วรรณยุกต์จีนกับผู้เรียนชาวไทย: ได้เปรียบจริงหรือไม่',
      body: ['ผู้เรียนชาวไทยแยกเสียงวรรณยุกต์จีนได้ดีกว่าผู้เรียนกลุ่มอื่น แต่กลับสับสนเสียงที่ 2 กับเสียงที่ 3 ซึ่งใกล้กับวรรณยุกต์ไทย'],
    },
  },
  {
    url: 'student_study_spaces',
    group: 'A2',
    sections: ['A2T2'],
    scene: 'library',
    day: -120,
    inactive: true,
    th: {
      title: 'พื้นที่อ่านหนังสือของนักศึกษา: งานวิจัยจากรายวิชาวิธีวิจัย',
      body: ['นักศึกษาสำรวจพื้นที่อ่านหนังสือ 14 แห่งในมหาวิทยาลัย และเสนอให้เพิ่มปลั๊กไฟกับแสงสว่างในจุดที่คนใช้มากที่สุด'],
    },
  },
];
