import { heading, link, list, type NewsText, picture, quote, table } from './news-text.ts';

/** Seminars, research and teaching. */
export const academicNews: readonly NewsText[] = [
  {
    day: -2,
    th: {
      title: 'คณะศิลปศาสตร์จัดประชุมวิชาการระดับชาติ “มนุษยศาสตร์ในยุคปัญญาประดิษฐ์” ครั้งที่ 8',
      body: [
        'คณะศิลปศาสตร์จัดการประชุมวิชาการระดับชาติ “มนุษยศาสตร์ในยุคปัญญาประดิษฐ์” ครั้งที่ 8 เมื่อวันที่ {day-1} ณ หอประชุมใหญ่ ชั้น 4 อาคารเรียนรวม โดยมีอาจารย์ นักวิจัย และนักศึกษาจาก 27 สถาบันเข้าร่วมกว่า 350 คน',
        'ภายในงานมีการปาฐกถาพิเศษเรื่อง “ภาษาไทยกับแบบจำลองภาษาขนาดใหญ่” การนำเสนอบทความวิจัย 64 เรื่อง และเวทีเสวนาเรื่องจริยธรรมในการใช้ปัญญาประดิษฐ์เพื่อการเรียนการสอน',
        table(
          ['ห้องย่อย', 'หัวข้อ', 'จำนวนบทความ'],
          ['ห้อง 401', 'ภาษาและภาษาศาสตร์', '18'],
          ['ห้อง 402', 'วรรณกรรมและวัฒนธรรม', '21'],
          ['ห้อง 403', 'สังคมและการศึกษา', '25'],
        ),
        picture('conference.jpg', 'บรรยากาศในห้องประชุมช่วงปาฐกถาพิเศษ'),
        `ผู้สนใจดาวน์โหลดรายงานสืบเนื่องจากการประชุมได้ที่ ${link('เว็บไซต์การประชุม', 'conference')} ตั้งแต่วันที่ {day+14} เป็นต้นไป`,
      ],
    },
    en: {
      title: 'Faculty hosts the 8th national conference “Humanities in the Age of AI”',
      body: [
        'More than 350 lecturers, researchers and students from 27 institutions joined the 8th national conference “Humanities in the Age of AI” on {day-1} in the main auditorium.',
        'The programme offered a keynote on the Thai language and large language models, 64 research papers in three parallel sessions, and a panel on the ethics of artificial intelligence in teaching.',
        picture('conference.jpg', 'The audience during the keynote'),
      ],
    },
    keywords: ['ประชุมวิชาการ', 'ปัญญาประดิษฐ์', 'มนุษยศาสตร์', 'AI'],
    sections: ['N3', 'N10'],
    strategies: ['S2'],
    sdgs: ['SDGs4', 'SDGs9', 'SDGs17'],
    scene: 'seminar',
    album: 6,
  },
  {
    day: -9,
    th: {
      title: 'เสวนาวิชาการ “อ่านเมืองผ่านวรรณกรรม” ชวนมองกรุงเทพฯ ในสายตานักเขียนร่วมสมัย',
      body: [
        'สาขาวิชาภาษาไทยจัดเสวนาวิชาการ “อ่านเมืองผ่านวรรณกรรม” โดยเชิญนักเขียนและนักวิจารณ์มาแลกเปลี่ยนมุมมองว่าเมืองหลวงถูกเล่าอย่างไรในเรื่องสั้นและนวนิยายตลอดสามทศวรรษที่ผ่านมา',
        quote('เมืองไม่ได้เป็นแค่ฉากหลัง แต่เป็นตัวละครที่เปลี่ยนไปพร้อมกับผู้คน', 'หนึ่งในวิทยากรกล่าวบนเวที'),
        'งานครั้งนี้เปิดให้บุคคลทั่วไปเข้าร่วมโดยไม่เสียค่าใช้จ่าย และมีการถ่ายทอดสดให้ผู้ที่ไม่สะดวกเดินทางมาร่วมงาน',
      ],
    },
    en: {
      title: 'Panel talk “Reading the City”: Bangkok through the eyes of contemporary writers',
      body: [
        'The Thai programme invited novelists and critics to discuss how the capital has been told in short stories and novels over the past three decades. The talk was open to the public and streamed live.',
      ],
    },
    keywords: ['เสวนา', 'วรรณกรรม', 'ภาษาไทย', 'กรุงเทพฯ'],
    sections: ['N3', 'N2'],
    strategies: ['S2', 'S4'],
    sdgs: ['SDGs4', 'SDGs11'],
    scene: 'library',
    album: 3,
  },
  {
    day: -16,
    th: {
      title: 'อบรมเชิงปฏิบัติการ “เขียนบทความวิจัยให้ได้ตีพิมพ์ในวารสาร Scopus” สำหรับอาจารย์และนักวิจัย',
      body: [
        'ฝ่ายวิจัยและบริการวิชาการจัดอบรมเชิงปฏิบัติการการเขียนบทความวิจัยเพื่อตีพิมพ์ในวารสารระดับนานาชาติ ระหว่างวันที่ {day-2} ถึง {day-1} มีอาจารย์เข้าร่วม 32 คน',
        heading('หัวข้อการอบรม'),
        list(
          'การเลือกวารสารและหลีกเลี่ยงวารสารที่ไม่น่าเชื่อถือ',
          'โครงสร้างของบทความและการเขียนบทคัดย่อ',
          'การตอบข้อเสนอแนะของผู้ประเมิน',
          'การใช้โปรแกรมจัดการบรรณานุกรม',
        ),
        'ผู้เข้าอบรมแต่ละคนได้ร่างบทความของตนเองพร้อมรับคำแนะนำจากบรรณาธิการวารสารแบบตัวต่อตัว',
      ],
    },
    keywords: ['อบรม', 'วิจัย', 'Scopus', 'ตีพิมพ์'],
    sections: ['N3'],
    strategies: ['S2'],
    sdgs: ['SDGs4', 'SDGs9'],
    scene: 'desk',
    album: 2,
  },
  {
    day: -27,
    th: {
      title: 'อาจารย์คณะศิลปศาสตร์ได้รับทุนวิจัย วช. ศึกษาภาษาถิ่นที่ใกล้สูญในลุ่มน้ำโขง',
      body: [
        'ทีมวิจัยสาขาวิชาภาษาศาสตร์ได้รับทุนอุดหนุนการวิจัยจากสำนักงานการวิจัยแห่งชาติ (วช.) ระยะเวลา 2 ปี เพื่อบันทึกและจัดทำคลังเสียงภาษาถิ่นที่มีผู้พูดน้อยกว่า 500 คนในหมู่บ้านริมแม่น้ำโขง 11 แห่ง',
        'ผลการวิจัยจะเผยแพร่เป็นคลังข้อมูลเปิดสำหรับนักวิจัย ครู และชุมชนเจ้าของภาษา พร้อมพจนานุกรมภาพสำหรับเด็กประถมศึกษา',
      ],
    },
    en: {
      title: 'National research grant to record endangered dialects of the Mekong basin',
      body: [
        'A team of linguists won a two-year grant from the National Research Council of Thailand to record dialects with fewer than 500 speakers in 11 villages along the Mekong.',
        'The recordings will become an open archive for researchers, teachers and the communities themselves, with a picture dictionary for primary schools.',
      ],
    },
    keywords: ['ทุนวิจัย', 'ภาษาถิ่น', 'ภาษาศาสตร์', 'แม่น้ำโขง'],
    sections: ['N3', 'N6'],
    strategies: ['S2', 'S3'],
    sdgs: ['SDGs4', 'SDGs10', 'SDGs16'],
    scene: 'landscape',
  },
  {
    day: -41,
    th: {
      title: 'เปิดห้องปฏิบัติการมนุษยศาสตร์ดิจิทัล พร้อมให้บริการสแกนเอกสารโบราณและวิเคราะห์ข้อมูลภาษา',
      body: [
        'คณบดีเป็นประธานเปิดห้องปฏิบัติการมนุษยศาสตร์ดิจิทัล ชั้น 3 อาคารเฉลิมพระเกียรติ ซึ่งมีเครื่องสแกนเอกสารโบราณความละเอียดสูง ห้องบันทึกเสียง และเครื่องคอมพิวเตอร์สำหรับวิเคราะห์คลังข้อมูลภาษา',
        table(
          ['บริการ', 'ผู้ใช้ภายใน', 'ผู้ใช้ภายนอก'],
          ['สแกนเอกสาร (หน้าละ)', 'ไม่คิดค่าบริการ', '5 บาท'],
          ['ห้องบันทึกเสียง (ชั่วโมงละ)', 'ไม่คิดค่าบริการ', '300 บาท'],
          ['ที่ปรึกษาด้านการวิเคราะห์ข้อมูล', 'นัดหมายล่วงหน้า', 'นัดหมายล่วงหน้า'],
        ),
        'เปิดให้บริการวันจันทร์ถึงวันศุกร์ เวลา 9.00 - 16.30 น. จองเวลาล่วงหน้าได้ที่สำนักงานคณะ',
      ],
    },
    en: {
      title: 'Digital humanities laboratory opens its doors',
      body: [
        'The new laboratory on the third floor offers a high-resolution scanner for old manuscripts, a recording room, and workstations for corpus analysis. It is open on weekdays from 9.00 to 16.30; please book ahead.',
        table(
          ['Service', 'Members', 'Visitors'],
          ['Scanning (a page)', 'free', '5 baht'],
          ['Recording room (an hour)', 'free', '300 baht'],
        ),
      ],
    },
    keywords: ['มนุษยศาสตร์ดิจิทัล', 'ห้องปฏิบัติการ', 'เอกสารโบราณ'],
    sections: ['N1', 'N3'],
    strategies: ['S1', 'S2'],
    sdgs: ['SDGs4', 'SDGs9'],
    scene: 'seminar',
    album: 4,
  },
  {
    day: -63,
    th: {
      title: 'วารสารศิลปศาสตร์ปริทัศน์ผ่านการประเมินคุณภาพ TCI กลุ่มที่ 1 ต่อเนื่องเป็นปีที่ 5',
      body: [
        'วารสารศิลปศาสตร์ปริทัศน์ผ่านการประเมินคุณภาพจากศูนย์ดัชนีการอ้างอิงวารสารไทย (TCI) และได้รับการจัดให้อยู่ในกลุ่มที่ 1 ต่อเนื่องเป็นปีที่ 5',
        `กองบรรณาธิการเปิดรับบทความวิจัยและบทความวิชาการด้านภาษา วรรณกรรม ประวัติศาสตร์ ปรัชญา และสังคมวิทยาตลอดทั้งปี ดูรายละเอียดได้ที่ ${link('คำแนะนำสำหรับผู้เขียน', 'journal/authors')}`,
      ],
    },
    en: {
      title: 'Faculty journal stays in TCI tier 1 for the fifth year',
      body: [
        'The Liberal Arts Review was again placed in tier 1 of the Thai-Journal Citation Index. The editors welcome papers on language, literature, history, philosophy and society all year round.',
      ],
    },
    keywords: ['วารสาร', 'TCI', 'บทความวิจัย'],
    sections: ['N3', 'N6'],
    strategies: ['S2'],
    sdgs: ['SDGs4'],
    scene: 'library',
  },
  {
    day: -88,
    th: {
      title: 'โครงการพัฒนาอาจารย์: การสอนแบบเน้นการลงมือทำ (Active Learning) ในรายวิชาศึกษาทั่วไป',
      body: [
        'งานบริการการศึกษาจัดโครงการพัฒนาอาจารย์ผู้สอนรายวิชาศึกษาทั่วไป เพื่อออกแบบกิจกรรมที่ให้นักศึกษาได้ลงมือทำจริงในห้องเรียนขนาดใหญ่ มีอาจารย์จากทุกสาขาวิชาเข้าร่วม 45 คน',
        list('ออกแบบกิจกรรมกลุ่มสำหรับห้องเรียนมากกว่า 100 คน', 'ใช้แบบประเมินตามสภาพจริง', 'แลกเปลี่ยนตัวอย่างจากรายวิชาที่ได้ผลดี'),
      ],
    },
    keywords: ['Active Learning', 'ศึกษาทั่วไป', 'พัฒนาอาจารย์'],
    sections: ['N2', 'N3'],
    strategies: ['S1'],
    sdgs: ['SDGs4'],
    scene: 'conversation',
    album: 2,
  },
  {
    day: -124,
    th: {
      title: 'บรรยายพิเศษ “สุขภาวะทางใจของคนทำงานรุ่นใหม่” โดยผู้เชี่ยวชาญด้านจิตวิทยาองค์การ',
      body: [
        'สาขาวิชาจิตวิทยาจัดบรรยายพิเศษสำหรับนักศึกษาชั้นปีที่ 4 และศิษย์เก่า ว่าด้วยการรู้เท่าทันภาวะหมดไฟ การตั้งขอบเขตระหว่างงานกับชีวิตส่วนตัว และวิธีขอความช่วยเหลือเมื่อรู้สึกไม่ไหว',
        'นักศึกษาที่ต้องการพูดคุยกับนักจิตวิทยาสามารถนัดหมายศูนย์ให้คำปรึกษาของคณะได้ทุกวันทำการ โดยข้อมูลทุกอย่างถือเป็นความลับ',
      ],
    },
    en: {
      title: 'Guest lecture on mental well-being at work',
      body: [
        'Final-year students and alumni learned to recognise burnout, to set boundaries between work and life, and how to ask for help. The faculty’s counselling centre is open on every working day, in confidence.',
      ],
    },
    keywords: ['จิตวิทยา', 'สุขภาพจิต', 'บรรยายพิเศษ'],
    sections: ['N2', 'N4'],
    strategies: ['S1'],
    sdgs: ['SDGs3', 'SDGs8'],
    scene: 'seminar',
  },
  {
    day: -171,
    th: {
      title: 'หลักสูตรศิลปศาสตรบัณฑิตปรับปรุงใหม่ 4 หลักสูตร พร้อมเปิดสอนปีการศึกษา {year}',
      body: [
        'สภามหาวิทยาลัยมีมติเห็นชอบการปรับปรุงหลักสูตรศิลปศาสตรบัณฑิต 4 หลักสูตร โดยเพิ่มรายวิชาด้านเทคโนโลยีดิจิทัล การฝึกงานระยะยาว และชุดวิชาที่เรียนสะสมหน่วยกิตได้',
        table(
          ['หลักสูตร', 'หน่วยกิตรวม', 'จุดเด่น'],
          ['ภาษาไทยเพื่อการสื่อสาร', '126', 'ผลิตสื่อดิจิทัลตั้งแต่ชั้นปีที่ 2'],
          ['ภาษาอังกฤษธุรกิจ', '129', 'สหกิจศึกษา 1 ภาคการศึกษา'],
          ['ภาษาจีน', '130', 'ศึกษา ณ ประเทศจีน 1 ปี'],
          ['สารสนเทศศึกษา', '124', 'วิทยาการข้อมูลสำหรับมนุษยศาสตร์'],
        ),
      ],
    },
    en: {
      title: 'Four revised bachelor’s programmes start this academic year',
      body: [
        'The university council approved revised programmes in Thai for Communication, Business English, Chinese and Information Studies, with more digital courses, long internships and stackable modules.',
      ],
    },
    keywords: ['หลักสูตร', 'ปริญญาตรี', 'ปรับปรุงหลักสูตร'],
    sections: ['N1'],
    strategies: ['S1'],
    sdgs: ['SDGs4', 'SDGs8'],
    scene: 'campus',
  },
  {
    day: -233,
    th: {
      title: 'คณะศิลปศาสตร์รับการตรวจประเมินคุณภาพระดับหลักสูตรตามเกณฑ์ AUN-QA',
      body: [
        'คณะกรรมการตรวจประเมินคุณภาพการศึกษาเข้าตรวจประเมินหลักสูตรระดับปริญญาตรีและบัณฑิตศึกษา รวม 9 หลักสูตร โดยสัมภาษณ์ผู้บริหาร อาจารย์ นักศึกษา ศิษย์เก่า และผู้ใช้บัณฑิต',
        'คณะกรรมการชื่นชมระบบอาจารย์ที่ปรึกษาและการมีส่วนร่วมของผู้ใช้บัณฑิต พร้อมเสนอแนะให้เชื่อมโยงผลลัพธ์การเรียนรู้กับการประเมินรายวิชาให้ชัดเจนยิ่งขึ้น',
      ],
    },
    keywords: ['ประกันคุณภาพ', 'AUN-QA', 'ตรวจประเมิน'],
    sections: ['N2'],
    strategies: ['S1', 'S6'],
    sdgs: ['SDGs4', 'SDGs16'],
    scene: 'groupPhoto',
    album: 3,
  },
];
