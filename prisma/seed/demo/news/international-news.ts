import { heading, link, list, type NewsText, picture, steps, table } from './news-text.ts';

/** Partners, exchanges and visits. */
export const internationalNews: readonly NewsText[] = [
  {
    day: -1,
    th: {
      title: 'ลงนามบันทึกข้อตกลงความร่วมมือทางวิชาการกับมหาวิทยาลัยในญี่ปุ่น เปิดรับนักศึกษาแลกเปลี่ยนปีละ 10 คน',
      body: [
        'คณะศิลปศาสตร์ลงนามบันทึกข้อตกลงความร่วมมือทางวิชาการ (MOU) กับคณะมนุษยศาสตร์ มหาวิทยาลัยคู่สัญญาในเมืองเกียวโต ประเทศญี่ปุ่น เมื่อวันที่ {day} ณ ห้องประชุมสภาคณาจารย์',
        'ความร่วมมือระยะเวลา 5 ปีนี้ครอบคลุมการแลกเปลี่ยนนักศึกษาฝ่ายละไม่เกิน 10 คนต่อปี การแลกเปลี่ยนอาจารย์ การวิจัยร่วม และการจัดค่ายภาษาและวัฒนธรรมช่วงปิดภาคการศึกษา',
        picture('signing.jpg', 'ผู้บริหารทั้งสองสถาบันลงนามร่วมกัน'),
        `นักศึกษาที่สนใจเตรียมตัวสมัครได้ที่ ${link('งานวิเทศสัมพันธ์', 'international')} ภายในวันที่ {day+30}`,
      ],
    },
    en: {
      title: 'New agreement with a partner university in Kyoto: ten exchange places a year',
      body: [
        'The faculty signed a five-year memorandum of understanding with a faculty of humanities in Kyoto, Japan. It covers up to ten exchange students a year from each side, visiting lecturers, joint research and summer camps.',
        picture('signing.jpg', 'Signing the agreement'),
        `Students can prepare their application with the ${link('international relations office', 'en/international')} until {day+30}.`,
      ],
    },
    keywords: ['MOU', 'ญี่ปุ่น', 'นักศึกษาแลกเปลี่ยน', 'ความร่วมมือ'],
    sections: ['N7', 'N10'],
    strategies: ['S5'],
    sdgs: ['SDGs4', 'SDGs17'],
    scene: 'signing',
    album: 5,
  },
  {
    day: -12,
    th: {
      title: 'ต้อนรับนักศึกษาแลกเปลี่ยนจาก 8 ประเทศ ประจำภาคการศึกษาที่ 2',
      body: [
        'งานวิเทศสัมพันธ์จัดปฐมนิเทศต้อนรับนักศึกษาแลกเปลี่ยน 36 คน จากจีน ญี่ปุ่น เกาหลีใต้ เวียดนาม อินโดนีเซีย เยอรมนี ฝรั่งเศส และสหรัฐอเมริกา',
        'กิจกรรมเริ่มด้วยพิธีบายศรีสู่ขวัญ การแนะนำการใช้ชีวิตในมหาวิทยาลัย และการจับคู่กับเพื่อนนักศึกษาไทยที่จะคอยดูแลตลอดภาคการศึกษา',
      ],
    },
    en: {
      title: 'Welcome to 36 exchange students from eight countries',
      body: [
        'Students from China, Japan, South Korea, Vietnam, Indonesia, Germany, France and the United States arrived for the second semester. After a traditional welcome ceremony every guest met the Thai buddy who will help them through their stay.',
      ],
    },
    keywords: ['นักศึกษาแลกเปลี่ยน', 'ปฐมนิเทศ', 'บายศรี', 'Buddy'],
    sections: ['N7', 'N4'],
    strategies: ['S5', 'S4'],
    sdgs: ['SDGs4', 'SDGs10', 'SDGs17'],
    scene: 'groupPhoto',
    album: 5,
  },
  {
    day: -20,
    th: {
      title: 'เปิดรับสมัครทุนแลกเปลี่ยนระยะสั้น ณ สาธารณรัฐเกาหลี 6 ทุน',
      body: [
        'งานวิเทศสัมพันธ์เปิดรับสมัครนักศึกษาเข้าร่วมโครงการแลกเปลี่ยนระยะสั้น 4 สัปดาห์ ณ สาธารณรัฐเกาหลี จำนวน 6 ทุน ครอบคลุมค่าเล่าเรียนและที่พัก',
        heading('คุณสมบัติผู้สมัคร'),
        list('เป็นนักศึกษาชั้นปีที่ 2 หรือ 3', 'เกรดเฉลี่ยสะสมไม่ต่ำกว่า 2.75', 'มีผลทดสอบภาษาอังกฤษหรือภาษาเกาหลีตามเกณฑ์', 'ไม่เคยได้รับทุนแลกเปลี่ยนของคณะมาก่อน'),
        heading('ขั้นตอนการสมัคร'),
        steps('กรอกใบสมัครออนไลน์', 'ส่งผลการเรียนและผลทดสอบภาษาภายในวันที่ {day+25}', 'สอบสัมภาษณ์วันที่ {day+35}'),
      ],
    },
    en: {
      title: 'Six short-term exchange scholarships in South Korea',
      body: [
        'Second- and third-year students with a grade point average of at least 2.75 can apply for a four-week stay in South Korea; tuition and lodging are covered. Applications close on {day+25}.',
      ],
    },
    keywords: ['ทุนแลกเปลี่ยน', 'เกาหลี', 'รับสมัคร'],
    sections: ['N5', 'N7'],
    strategies: ['S5', 'S1'],
    sdgs: ['SDGs4', 'SDGs10'],
    scene: 'globe',
  },
  {
    day: -35,
    th: {
      title: 'คณะผู้แทนสถานเอกอัครราชทูตฝรั่งเศสเยี่ยมชมคณะ หารือการสอนภาษาฝรั่งเศสและทุนครูผู้ช่วยสอน',
      body: [
        'คณบดีและผู้บริหารคณะให้การต้อนรับคณะผู้แทนจากสถานเอกอัครราชทูตสาธารณรัฐฝรั่งเศสประจำประเทศไทย เพื่อหารือแนวทางส่งเสริมการเรียนการสอนภาษาฝรั่งเศส การรับครูผู้ช่วยสอนเจ้าของภาษา และทุนศึกษาต่อระดับบัณฑิตศึกษา',
        'ทั้งสองฝ่ายเห็นพ้องให้จัดสัปดาห์วัฒนธรรมฝรั่งเศสขึ้นที่คณะเป็นประจำทุกปี',
      ],
    },
    en: {
      title: 'French embassy delegation visits the faculty',
      body: [
        'The dean welcomed a delegation of the French embassy to discuss French teaching, native teaching assistants and graduate scholarships. A yearly French culture week was agreed.',
      ],
    },
    keywords: ['ฝรั่งเศส', 'สถานทูต', 'เยี่ยมชม'],
    sections: ['N7'],
    strategies: ['S5'],
    sdgs: ['SDGs4', 'SDGs17'],
    scene: 'signing',
    album: 2,
  },
  {
    day: -52,
    th: {
      title: 'อาจารย์และนักศึกษาร่วมโครงการ Summer School ด้านอาเซียนศึกษา ณ ประเทศเวียดนาม',
      body: [
        'อาจารย์ 2 คนและนักศึกษา 15 คนเข้าร่วมโครงการ Summer School ด้านอาเซียนศึกษา ณ กรุงฮานอย เป็นเวลา 2 สัปดาห์ ร่วมกับนักศึกษาจาก 6 ประเทศในภูมิภาค',
        table(
          ['สัปดาห์', 'กิจกรรม'],
          ['สัปดาห์ที่ 1', 'บรรยายประวัติศาสตร์และภาษาในอาเซียน ศึกษาดูงานพิพิธภัณฑ์ชาติพันธุ์'],
          ['สัปดาห์ที่ 2', 'ลงพื้นที่หมู่บ้านหัตถกรรม และนำเสนอโครงงานกลุ่ม'],
        ),
      ],
    },
    en: {
      title: 'Two weeks of ASEAN studies in Hanoi',
      body: [
        'Fifteen students and two lecturers joined a summer school on ASEAN history and languages in Hanoi, with field work in craft villages and a group project to finish.',
      ],
    },
    keywords: ['อาเซียน', 'เวียดนาม', 'Summer School'],
    sections: ['N7', 'N4'],
    strategies: ['S5'],
    sdgs: ['SDGs4', 'SDGs17'],
    scene: 'landscape',
    album: 4,
  },
  {
    day: -79,
    th: {
      title: 'ศูนย์ภาษาเปิดคอร์สสนทนาภาษาจีนและภาษาเกาหลีรุ่นใหม่ เรียนเย็นวันธรรมดา',
      body: [
        'ศูนย์ภาษาเปิดรับสมัครผู้เรียนคอร์สสนทนาภาษาจีนและภาษาเกาหลี ระดับพื้นฐานและระดับกลาง เรียนทุกวันอังคารและวันพฤหัสบดี เวลา 17.30 - 19.30 น. รวม 30 ชั่วโมง',
        table(['ผู้เรียน', 'ค่าลงทะเบียน'], ['นักศึกษา', '1,200 บาท'], ['บุคลากร', '1,500 บาท'], ['บุคคลทั่วไป', '2,400 บาท']),
      ],
    },
    en: {
      title: 'Evening conversation courses in Chinese and Korean',
      body: [
        'The language centre offers 30-hour courses on Tuesday and Thursday evenings, for beginners and intermediate learners. Fees start at 1,200 baht for students.',
      ],
    },
    keywords: ['ศูนย์ภาษา', 'ภาษาจีน', 'ภาษาเกาหลี', 'คอร์สเรียน'],
    sections: ['N1'],
    strategies: ['S3', 'S5'],
    sdgs: ['SDGs4', 'SDGs8'],
    scene: 'conversation',
  },
  {
    day: -110,
    th: {
      title: 'ศาสตราจารย์อาคันตุกะจากเยอรมนีบรรยายเรื่อง “ปรัชญากับวิกฤตภูมิอากาศ”',
      body: [
        'สาขาวิชาปรัชญาและศาสนาได้รับเกียรติจากศาสตราจารย์อาคันตุกะมาบรรยายแก่นักศึกษาและผู้สนใจเรื่องความรับผิดชอบต่อคนรุ่นถัดไป และบทบาทของมนุษยศาสตร์ต่อวิกฤตภูมิอากาศ',
        'การบรรยายเป็นภาษาอังกฤษ มีนักศึกษาสาขาวิชาการแปลฝึกล่ามพูดพร้อมตลอดงาน',
      ],
    },
    en: {
      title: 'Visiting professor lectures on philosophy and the climate crisis',
      body: [
        'A visiting professor from Germany spoke about our responsibility to future generations. Translation students practised simultaneous interpreting throughout the lecture.',
      ],
    },
    keywords: ['ปรัชญา', 'ภูมิอากาศ', 'อาจารย์อาคันตุกะ', 'ล่าม'],
    sections: ['N3', 'N7'],
    strategies: ['S5', 'S7'],
    sdgs: ['SDGs4', 'SDGs13'],
    scene: 'seminar',
    album: 2,
  },
  {
    day: -146,
    th: {
      title: 'นักศึกษาเอกภาษาอังกฤษธุรกิจฝึกงานต่างประเทศ ณ สิงคโปร์และไต้หวัน รวม 12 คน',
      body: [
        'นักศึกษาชั้นปีที่ 4 สาขาวิชาภาษาอังกฤษธุรกิจ 12 คนเดินทางไปฝึกงานกับบริษัทนำเที่ยว โรงแรม และสำนักพิมพ์ในสิงคโปร์และไต้หวัน เป็นเวลา 16 สัปดาห์',
        'ผู้ประกอบการพึงพอใจในความรับผิดชอบและทักษะการสื่อสารของนักศึกษา และยินดีรับนักศึกษารุ่นต่อไป',
      ],
    },
    en: {
      title: 'Twelve business English students intern in Singapore and Taiwan',
      body: [
        'Final-year students spent 16 weeks with travel companies, hotels and publishers abroad. Their hosts praised their responsibility and communication skills.',
      ],
    },
    keywords: ['ฝึกงาน', 'สิงคโปร์', 'ไต้หวัน', 'สหกิจศึกษา'],
    sections: ['N4', 'N7'],
    strategies: ['S1', 'S5'],
    sdgs: ['SDGs4', 'SDGs8'],
    scene: 'globe',
  },
  {
    day: -198,
    th: {
      title: 'หารือความร่วมมือหลักสูตรสองปริญญากับมหาวิทยาลัยในสาธารณรัฐประชาชนจีน',
      body: [
        'คณะผู้บริหารประชุมทางไกลกับมหาวิทยาลัยคู่ความร่วมมือในมณฑลยูนนาน เพื่อเตรียมเปิดหลักสูตรสองปริญญา (2+2) ด้านภาษาจีนและภาษาไทยสำหรับธุรกิจ',
        'คาดว่าจะเริ่มรับนักศึกษารุ่นแรกในปีการศึกษาหน้า โดยนักศึกษาจะได้เรียน ณ ทั้งสองประเทศ',
      ],
    },
    keywords: ['สองปริญญา', 'จีน', 'ยูนนาน', 'หลักสูตร'],
    sections: ['N7'],
    strategies: ['S5'],
    sdgs: ['SDGs4', 'SDGs17'],
    scene: 'conversation',
  },
  {
    day: -262,
    th: {
      title: 'สัปดาห์วัฒนธรรมนานาชาติ International Week เปิดโลกผ่านอาหาร ดนตรี และภาษา',
      body: [
        'คณะศิลปศาสตร์จัดสัปดาห์วัฒนธรรมนานาชาติ มีบูธอาหารและวัฒนธรรมจาก 12 ประเทศ การแสดงดนตรี เวิร์กช็อปการเขียนพู่กันจีน ชงชาญี่ปุ่น และห้องเรียนภาษา 30 นาทีสำหรับผู้เริ่มต้น',
        list('บูธอาหารนานาชาติ ลานหน้าอาคารเรียนรวม', 'การแสดงบนเวทีทุกเย็น เวลา 17.00 น.', 'ประกวดสุนทรพจน์ภาษาต่างประเทศ'),
      ],
    },
    en: {
      title: 'International Week: the world in food, music and languages',
      body: [
        'Twelve countries presented their food and culture. Visitors tried Chinese calligraphy, Japanese tea and 30-minute language lessons for beginners; every evening ended with music on the stage.',
      ],
    },
    keywords: ['International Week', 'วัฒนธรรมนานาชาติ', 'อาหาร', 'ดนตรี'],
    sections: ['N2', 'N7', 'N8'],
    strategies: ['S4', 'S5'],
    sdgs: ['SDGs4', 'SDGs16', 'SDGs17'],
    scene: 'globe',
    album: 6,
  },
];
