import { heading, link, list, type NewsText, picture, quote, table } from './news-text.ts';

/** What students do, win and need to know. */
export const studentNews: readonly NewsText[] = [
  {
    day: -4,
    th: {
      title: 'นักศึกษาเอกภาษาไทยคว้ารางวัลชนะเลิศการประกวดเขียนเรื่องสั้นระดับอุดมศึกษา',
      body: [
        'ขอแสดงความยินดีกับนักศึกษาชั้นปีที่ 3 สาขาวิชาภาษาไทย ที่ได้รับรางวัลชนะเลิศการประกวดเขียนเรื่องสั้นระดับอุดมศึกษา จากผู้ส่งผลงานทั่วประเทศ 412 เรื่อง ด้วยเรื่อง “แม่น้ำที่ไหลย้อนขึ้นไปหายาย”',
        quote('อยากให้คนอ่านได้กลับไปคุยกับคนแก่ที่บ้าน ก่อนที่เรื่องเล่าจะหายไปพร้อมกับท่าน', 'เจ้าของผลงาน'),
        'คณะกรรมการตัดสินชื่นชมการใช้ภาษาถิ่นอย่างเป็นธรรมชาติและโครงเรื่องที่แยบคาย ผลงานจะตีพิมพ์รวมเล่มในเดือนหน้า',
      ],
    },
    en: {
      title: 'Thai major wins national short story contest',
      body: [
        'A third-year student of Thai won first prize among 412 entries from all over the country with “The River That Flows Back to Grandmother”. The jury praised the natural use of dialect; the story will be published next month.',
      ],
    },
    keywords: ['รางวัล', 'เรื่องสั้น', 'ภาษาไทย', 'ประกวด'],
    sections: ['N6', 'N4', 'N10'],
    strategies: ['S1', 'S4'],
    sdgs: ['SDGs4'],
    scene: 'library',
    album: 2,
  },
  {
    day: -7,
    th: {
      title: 'ทีมโต้วาทีภาษาอังกฤษของคณะเข้ารอบชิงชนะเลิศระดับประเทศเป็นครั้งแรก',
      body: [
        'ทีมโต้วาทีภาษาอังกฤษของคณะศิลปศาสตร์ผ่านเข้ารอบชิงชนะเลิศการแข่งขันโต้วาทีระดับอุดมศึกษาแห่งประเทศไทย หลังแข่งขันกับทีมจาก 24 สถาบันตลอด 3 วัน และได้รับรางวัลรองชนะเลิศอันดับ 1',
        'นอกจากนี้นักศึกษาของเรายังได้รับรางวัลผู้พูดยอดเยี่ยมอันดับ 2 ของการแข่งขันอีกด้วย',
      ],
    },
    en: {
      title: 'English debating team reaches the national final for the first time',
      body: [
        'After three days against teams from 24 universities the faculty’s debaters took second place, and one of them was named second-best speaker of the tournament.',
      ],
    },
    keywords: ['โต้วาที', 'ภาษาอังกฤษ', 'รางวัล'],
    sections: ['N6', 'N4'],
    strategies: ['S1', 'S5'],
    sdgs: ['SDGs4', 'SDGs16'],
    scene: 'conversation',
    album: 4,
  },
  {
    day: -15,
    th: {
      title: 'ปฐมนิเทศสหกิจศึกษาและฝึกงาน ประจำภาคการศึกษาที่ 2 เตรียมพร้อมก่อนออกสู่โลกการทำงาน',
      body: [
        'งานสหกิจศึกษาจัดปฐมนิเทศนักศึกษาชั้นปีที่ 4 จำนวน 187 คน ที่จะออกฝึกงานและสหกิจศึกษาในสถานประกอบการ 96 แห่ง',
        heading('สิ่งที่นักศึกษาต้องเตรียม'),
        list('หนังสือส่งตัวและเอกสารประกันอุบัติเหตุ', 'สมุดบันทึกการปฏิบัติงานประจำวัน', 'ช่องทางติดต่ออาจารย์นิเทศ'),
        `ดาวน์โหลดแบบฟอร์มทั้งหมดได้ที่ ${link('หน้าเอกสารสหกิจศึกษา', 'coop/forms')}`,
      ],
    },
    keywords: ['สหกิจศึกษา', 'ฝึกงาน', 'ปฐมนิเทศ'],
    sections: ['N4', 'N1'],
    strategies: ['S1'],
    sdgs: ['SDGs4', 'SDGs8'],
    scene: 'seminar',
    album: 1,
  },
  {
    day: -31,
    th: {
      title: 'ขอแสดงความยินดีกับบัณฑิตใหม่ พิธีพระราชทานปริญญาบัตรและกิจกรรมแสดงความยินดี',
      body: [
        'คณะศิลปศาสตร์ขอแสดงความยินดีกับบัณฑิตและมหาบัณฑิต 624 คน ในโอกาสสำเร็จการศึกษา โดยสโมสรนักศึกษาจัดกิจกรรมแสดงความยินดีและจุดถ่ายภาพรอบอาคารคณะตลอดวัน',
        table(
          ['เวลา', 'กิจกรรม'],
          ['06.00 น.', 'บัณฑิตรายงานตัวและตั้งแถว'],
          ['09.00 น.', 'พิธีพระราชทานปริญญาบัตร'],
          ['13.30 น.', 'ถ่ายภาพหมู่หน้าอาคารคณะ'],
          ['15.00 น.', 'งานเลี้ยงแสดงความยินดี'],
        ),
        picture('graduates.jpg', 'บัณฑิตถ่ายภาพร่วมกันหน้าอาคารคณะ'),
      ],
    },
    en: {
      title: 'Congratulations to our new graduates',
      body: [
        'The faculty celebrates 624 bachelor’s and master’s graduates. The student union prepared photo spots around the building and a reception in the afternoon.',
        table(['Time', 'Event'], ['6.00', 'Graduates report'], ['9.00', 'Ceremony'], ['13.30', 'Group photograph'], ['15.00', 'Reception']),
      ],
    },
    keywords: ['บัณฑิต', 'ปริญญาบัตร', 'แสดงความยินดี'],
    sections: ['N4', 'N6', 'N10'],
    strategies: ['S1'],
    sdgs: ['SDGs4'],
    scene: 'graduation',
    album: 6,
  },
  {
    day: -48,
    th: {
      title: 'ค่ายนักแปลรุ่นเยาว์ เปิดประตูสู่อาชีพนักแปลและล่าม',
      body: [
        'สาขาวิชาการแปลจัดค่ายนักแปลรุ่นเยาว์สำหรับนักเรียนชั้นมัธยมศึกษาตอนปลาย 60 คน ให้ทดลองแปลคำบรรยายภาพยนตร์ ฝึกล่ามพูดตาม และพูดคุยกับนักแปลมืออาชีพ',
        'นักเรียนที่ผ่านค่ายจะได้รับเกียรติบัตรและสามารถใช้ประกอบแฟ้มสะสมผลงานในการสมัครเข้าศึกษาต่อ',
      ],
    },
    en: {
      title: 'Young translators’ camp for secondary schools',
      body: [
        'Sixty pupils tried subtitling and consecutive interpreting, and met professional translators. The certificate counts towards their admission portfolio.',
      ],
    },
    keywords: ['ค่าย', 'การแปล', 'ล่าม', 'มัธยมศึกษา'],
    sections: ['N2', 'N4'],
    strategies: ['S1', 'S3'],
    sdgs: ['SDGs4'],
    scene: 'conversation',
    album: 3,
  },
  {
    day: -72,
    th: {
      title: 'สโมสรนักศึกษาชวนแต่งกายสุภาพ “เท่แบบไม่ต้องผูกเนกไท” รับนโยบายประหยัดพลังงาน',
      body: [
        'สโมสรนักศึกษารณรงค์การแต่งกายสุภาพที่เหมาะกับสภาพอากาศ ปรับอุณหภูมิห้องเรียนเป็น 26 องศาเซลเซียส และลดการใช้ไฟฟ้าในอาคารเรียน ซึ่งช่วยลดค่าไฟได้ร้อยละ 11 ในเดือนแรก',
      ],
    },
    keywords: ['สโมสรนักศึกษา', 'ประหยัดพลังงาน', 'รณรงค์'],
    sections: ['N4', 'N2'],
    strategies: ['S7'],
    sdgs: ['SDGs7', 'SDGs12', 'SDGs13'],
    scene: 'campus',
  },
  {
    day: -97,
    th: {
      title: 'นักศึกษาคณะศิลปศาสตร์ได้รับรางวัลนักศึกษาพระราชทาน ระดับอุดมศึกษา',
      body: [
        'คณะศิลปศาสตร์ขอแสดงความยินดีกับนักศึกษาชั้นปีที่ 4 สาขาวิชาประวัติศาสตร์ ที่ได้รับคัดเลือกให้เป็นนักศึกษารางวัลพระราชทานประจำปีการศึกษา ด้วยผลการเรียนดีเยี่ยม ความประพฤติดี และการอุทิศตนสอนหนังสือแก่เด็กในชุมชนริมทางรถไฟมาตลอด 3 ปี',
      ],
    },
    en: {
      title: 'History student receives the Royal Award for students',
      body: [
        'A final-year history student was selected for the Royal Award for excellent grades, good conduct, and three years of teaching children in a railway-side community.',
      ],
    },
    keywords: ['รางวัลพระราชทาน', 'นักศึกษา', 'จิตอาสา'],
    sections: ['N6', 'N4'],
    strategies: ['S1', 'S3'],
    sdgs: ['SDGs1', 'SDGs4', 'SDGs10'],
    scene: 'groupPhoto',
  },
  {
    day: -133,
    th: {
      title: 'พิธีไหว้ครูและมอบทุนเรียนดี ประจำปีการศึกษา {year}',
      body: [
        'คณะศิลปศาสตร์จัดพิธีไหว้ครูเพื่อแสดงความกตัญญูต่อครูอาจารย์ นักศึกษาทุกสาขาวิชาร่วมประกวดพานไหว้ครูประเภทสวยงามและประเภทความคิดสร้างสรรค์ ในงานนี้คณบดีได้มอบทุนเรียนดีแก่นักศึกษา 28 คน',
      ],
    },
    en: {
      title: 'Wai khru ceremony and scholarships for good grades',
      body: [
        'Students paid respect to their teachers with hand-made flower trays, judged for beauty and for creativity. The dean presented 28 scholarships for good grades.',
      ],
    },
    keywords: ['ไหว้ครู', 'ทุนเรียนดี', 'ประเพณี'],
    sections: ['N2', 'N4', 'N8'],
    strategies: ['S1', 'S4'],
    sdgs: ['SDGs4'],
    scene: 'pattern',
    album: 4,
  },
  {
    day: -160,
    th: {
      title: 'ปฐมนิเทศนักศึกษาใหม่ “ก้าวแรกสู่รั้วศิลปศาสตร์” พบอาจารย์ที่ปรึกษาและรุ่นพี่',
      body: [
        'ขอต้อนรับนักศึกษาใหม่ 712 คนเข้าสู่คณะศิลปศาสตร์ กิจกรรมปฐมนิเทศแนะนำการลงทะเบียนเรียน ระบบสารสนเทศ ทุนการศึกษา บริการสุขภาพ และการใช้ชีวิตอย่างปลอดภัยในมหาวิทยาลัย',
        list('รับบัตรนักศึกษาและบัญชีอีเมลของมหาวิทยาลัย', 'พบอาจารย์ที่ปรึกษาตามกลุ่ม', 'เดินชมคณะกับรุ่นพี่', 'เลือกชมรมที่สนใจ'),
      ],
    },
    en: {
      title: 'First steps: orientation for 712 new students',
      body: [
        'New students collected their cards and e-mail accounts, met their advisers, toured the faculty with older students and chose a club.',
      ],
    },
    keywords: ['ปฐมนิเทศ', 'นักศึกษาใหม่', 'รับน้อง'],
    sections: ['N4', 'N2'],
    strategies: ['S1'],
    sdgs: ['SDGs3', 'SDGs4'],
    scene: 'campus',
    album: 5,
  },
  {
    day: -215,
    th: {
      title: 'ประกาศรายชื่อนักศึกษาที่ได้รับคัดเลือกเป็นตัวแทนแข่งขันทักษะภาษาจีน “สะพานสู่ภาษาจีน”',
      body: [
        'สาขาวิชาภาษาจีนประกาศรายชื่อนักศึกษา 3 คนที่ได้รับคัดเลือกเป็นตัวแทนคณะเข้าแข่งขันทักษะภาษาจีนโครงการ “สะพานสู่ภาษาจีน” รอบประเทศไทย',
        'ขอให้ผู้มีรายชื่อรายงานตัวที่ห้องพักอาจารย์ภาษาจีนภายในวันที่ {day+7}',
      ],
    },
    keywords: ['ภาษาจีน', 'แข่งขัน', 'ประกาศรายชื่อ'],
    sections: ['N4', 'N1'],
    strategies: ['S1'],
    sdgs: ['SDGs4'],
    scene: 'conversation',
    inactive: true,
  },
];
