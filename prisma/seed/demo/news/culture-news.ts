import { list, type NewsText, picture, quote, table } from './news-text.ts';

/** Arts, traditions and sport. */
export const cultureNews: readonly NewsText[] = [
  {
    day: 0,
    th: {
      title: 'ขอเชิญร่วมงานประเพณีลอยกระทง “แสงเทียนเหนือสายน้ำ” และประกวดกระทงจากวัสดุธรรมชาติ',
      body: [
        'คณะศิลปศาสตร์ร่วมกับสโมสรนักศึกษาขอเชิญอาจารย์ บุคลากร นักศึกษา และชุมชนโดยรอบ ร่วมงานประเพณีลอยกระทง ณ สระน้ำหน้าอาคารคณะ ในวันที่ {day+4} ตั้งแต่เวลา 17.00 น. เป็นต้นไป',
        table(
          ['เวลา', 'กิจกรรม'],
          ['17.00 น.', 'ตลาดย้อนยุคและสาธิตการทำกระทงใบตอง'],
          ['18.30 น.', 'การแสดงนาฏศิลป์ไทยและวงดนตรีไทย'],
          ['19.30 น.', 'ประกวดกระทงจากวัสดุธรรมชาติ'],
          ['20.30 น.', 'ลอยกระทงร่วมกัน'],
        ),
        'เพื่อรักษาสิ่งแวดล้อม ขอความร่วมมืองดใช้โฟมและลวดเย็บ และลอยกระทงครอบครัวละ 1 ใบ',
      ],
    },
    en: {
      title: 'Loi Krathong: “Candlelight on the Water”',
      body: [
        'The faculty and the student union invite everyone to the pond in front of the building on {day+4} from 17.00: a retro market, banana-leaf workshops, Thai dance and music, and a contest of krathong made of natural materials.',
        'Please use no foam or staples, and one krathong a family.',
      ],
    },
    keywords: ['ลอยกระทง', 'ประเพณี', 'นาฏศิลป์', 'สิ่งแวดล้อม'],
    sections: ['N8', 'N2', 'N10'],
    strategies: ['S4', 'S7'],
    sdgs: ['SDGs6', 'SDGs11', 'SDGs14'],
    scene: 'lanterns',
    album: 6,
  },
  {
    day: -6,
    th: {
      title: 'การแสดงนาฏศิลป์ไทยร่วมสมัย “เงาแห่งรามเกียรติ์” โดยนักศึกษาสาขาศิลปะการแสดง',
      body: [
        'นักศึกษาชั้นปีที่ 4 สาขาวิชาศิลปะการแสดงนำเสนอศิลปนิพนธ์ “เงาแห่งรามเกียรติ์” ซึ่งผสมผสานท่ารำโขนกับแสงเงาและดนตรีสด จัดแสดง 2 รอบ มีผู้ชมรวมกว่า 600 คน',
        quote('เราไม่ได้เปลี่ยนของเก่า แต่ชวนคนรุ่นใหม่เดินเข้าไปดูใกล้ ๆ', 'ผู้กำกับการแสดง'),
        picture('dance.jpg', 'ฉากเปิดการแสดง'),
      ],
    },
    en: {
      title: 'Contemporary Thai dance: “Shadows of the Ramakien”',
      body: [
        'Final-year performing arts students combined khon movements with light, shadow and live music. Two performances drew more than 600 people.',
      ],
    },
    keywords: ['นาฏศิลป์', 'รามเกียรติ์', 'โขน', 'ศิลปะการแสดง'],
    sections: ['N8', 'N2'],
    strategies: ['S4', 'S1'],
    sdgs: ['SDGs4', 'SDGs11'],
    scene: 'dance',
    album: 5,
  },
  {
    day: -24,
    th: {
      title: 'ทอดกฐินสามัคคีประจำปี คณะศิลปศาสตร์ร่วมทำบุญบูรณะหอไตรวัดเก่าแก่',
      body: [
        'ผู้บริหาร อาจารย์ บุคลากร ศิษย์เก่า และนักศึกษา ร่วมทอดกฐินสามัคคีประจำปีเพื่อสมทบทุนบูรณะหอไตรกลางน้ำอายุกว่า 150 ปี ได้ยอดบริจาครวม 286,450 บาท',
        'นักศึกษาสาขาวิชาประวัติศาสตร์ได้จัดทำแผ่นพับและป้ายสื่อความหมายเกี่ยวกับหอไตรมอบให้แก่ทางวัดด้วย',
      ],
    },
    keywords: ['กฐิน', 'ทำบุญ', 'หอไตร', 'ศิษย์เก่า'],
    sections: ['N8', 'N2'],
    strategies: ['S4'],
    sdgs: ['SDGs11', 'SDGs17'],
    scene: 'landscape',
    album: 3,
  },
  {
    day: -38,
    th: {
      title: 'เวิร์กช็อปทอผ้าไหมลายโบราณ เรียนรู้จากปราชญ์ชาวบ้านถึงห้องเรียน',
      body: [
        'สาขาวิชาวัฒนธรรมศึกษาเชิญปราชญ์ชาวบ้านด้านการทอผ้ามาถ่ายทอดการมัดหมี่ การย้อมสีธรรมชาติ และการอ่านลวดลายผ้า ผู้เข้าร่วม 40 คนได้ทดลองทอผ้าพันคอผืนเล็กด้วยตนเอง',
        list('ย้อมสีจากครั่ง คราม และเปลือกไม้', 'อ่านความหมายของลายดอกประจำยามและลายนาค', 'ถ่ายภาพและบันทึกลายผ้าเข้าคลังดิจิทัล'),
      ],
    },
    en: {
      title: 'Weaving ancient silk patterns',
      body: [
        'A village master taught 40 participants ikat tying, natural dyes and the meaning of traditional motifs; everybody wove a small scarf, and the patterns were recorded in a digital archive.',
      ],
    },
    keywords: ['ผ้าไหม', 'ทอผ้า', 'ภูมิปัญญา', 'ลายผ้า'],
    sections: ['N8', 'N2'],
    strategies: ['S4', 'S3'],
    sdgs: ['SDGs8', 'SDGs11', 'SDGs12'],
    scene: 'pattern',
    album: 4,
  },
  {
    day: -58,
    th: {
      title: 'กีฬาสัมพันธ์บุคลากร “ศิลปศาสตร์เกมส์” ครั้งที่ 15 สนุก สามัคคี สุขภาพดี',
      body: [
        'บุคลากรทุกหน่วยงานร่วมแข่งขันกีฬาสัมพันธ์ทั้งวิ่งผลัด ชักเย่อ เปตอง และกีฬาพื้นบ้าน แบ่งเป็น 4 สี สีฟ้าครองถ้วยคะแนนรวมเป็นปีที่ 2 ติดต่อกัน',
        table(
          ['สี', 'เหรียญทอง', 'เหรียญเงิน', 'เหรียญทองแดง'],
          ['สีฟ้า', '9', '4', '6'],
          ['สีเหลือง', '7', '8', '3'],
          ['สีชมพู', '5', '6', '7'],
          ['สีเขียว', '4', '7', '9'],
        ),
      ],
    },
    en: {
      title: 'Staff sports day: the 15th Liberal Arts Games',
      body: [
        'Relay races, tug-of-war, pétanque and folk games brought all offices together. The blue team kept the cup for the second year.',
        table(
          ['Team', 'Gold', 'Silver', 'Bronze'],
          ['Blue', '9', '4', '6'],
          ['Yellow', '7', '8', '3'],
          ['Pink', '5', '6', '7'],
          ['Green', '4', '7', '9'],
        ),
      ],
    },
    keywords: ['กีฬา', 'บุคลากร', 'สุขภาพ', 'สามัคคี'],
    sections: ['N2'],
    strategies: ['S6'],
    sdgs: ['SDGs3', 'SDGs8'],
    scene: 'sport',
    album: 6,
  },
  {
    day: -84,
    th: {
      title: 'นักวิ่งของคณะคว้า 3 เหรียญในกีฬามหาวิทยาลัยแห่งประเทศไทย',
      body: [
        'ขอแสดงความยินดีกับนักศึกษาคณะศิลปศาสตร์ที่คว้า 1 เหรียญทอง 1 เหรียญเงิน และ 1 เหรียญทองแดง จากการแข่งขันกรีฑา ในกีฬามหาวิทยาลัยแห่งประเทศไทย พร้อมทำลายสถิติวิ่ง 1,500 เมตรหญิงของมหาวิทยาลัยในรอบ 12 ปี',
      ],
    },
    en: {
      title: 'Three medals for our runners at the national university games',
      body: [
        'Our students brought home gold, silver and bronze in athletics, and broke the university’s 12-year-old record in the women’s 1,500 metres.',
      ],
    },
    keywords: ['กีฬามหาวิทยาลัย', 'กรีฑา', 'เหรียญทอง'],
    sections: ['N6', 'N4'],
    strategies: ['S1'],
    sdgs: ['SDGs3', 'SDGs5'],
    scene: 'sport',
    album: 3,
  },
  {
    day: -117,
    th: {
      title: 'นิทรรศการภาพถ่าย “ย่านเก่าเล่าใหม่” ผลงานนักศึกษารายวิชาประวัติศาสตร์ท้องถิ่น',
      body: [
        'นิทรรศการภาพถ่ายและเสียงเล่าจากชุมชนย่านตลาดเก่า 5 แห่ง รวบรวมโดยนักศึกษารายวิชาประวัติศาสตร์ท้องถิ่น จัดแสดง ณ โถงชั้น 1 อาคารคณะ จนถึงวันที่ {day+21} เข้าชมได้โดยไม่เสียค่าใช้จ่าย',
        'ผู้ชมสามารถสแกนรหัสข้างภาพเพื่อฟังเสียงเล่าจากเจ้าของร้านและผู้อาวุโสในชุมชน',
      ],
    },
    en: {
      title: 'Photo exhibition “Old Quarters, New Stories”',
      body: [
        'Students of local history collected pictures and voices from five old market quarters. Scan the code beside a picture to hear its story. On the ground floor until {day+21}, free of charge.',
      ],
    },
    keywords: ['นิทรรศการ', 'ภาพถ่าย', 'ประวัติศาสตร์ท้องถิ่น', 'ชุมชน'],
    sections: ['N8', 'N2'],
    strategies: ['S4', 'S3'],
    sdgs: ['SDGs4', 'SDGs11'],
    scene: 'landscape',
    album: 4,
  },
  {
    day: -153,
    th: {
      title: 'วันภาษาไทยแห่งชาติ: ประกวดอ่านทำนองเสนาะ คัดลายมือ และแต่งคำประพันธ์',
      body: [
        'สาขาวิชาภาษาไทยจัดกิจกรรมเนื่องในวันภาษาไทยแห่งชาติ มีนักเรียนจาก 42 โรงเรียนเข้าร่วมประกวดอ่านทำนองเสนาะ คัดลายมือ และแต่งคำประพันธ์ ชิงโล่รางวัลและทุนการศึกษา',
        list('อ่านทำนองเสนาะ ระดับมัธยมศึกษา', 'คัดลายมือแบบอาลักษณ์ ระดับประถมศึกษา', 'แต่งโคลงสี่สุภาพแบบสด ระดับอุดมศึกษา'),
      ],
    },
    en: {
      title: 'National Thai Language Day',
      body: ['Pupils from 42 schools competed in melodic reading, handwriting and verse for trophies and scholarships.'],
    },
    keywords: ['วันภาษาไทยแห่งชาติ', 'ทำนองเสนาะ', 'คัดลายมือ'],
    sections: ['N8', 'N2'],
    strategies: ['S4', 'S3'],
    sdgs: ['SDGs4'],
    scene: 'pattern',
    album: 3,
  },
  {
    day: -190,
    th: {
      title: 'คอนเสิร์ตวงดนตรีไทยคณะศิลปศาสตร์ “เสียงจากรากแก้ว” บรรเลงร่วมกับวงเครื่องสายสากล',
      body: [
        'วงดนตรีไทยคณะศิลปศาสตร์บรรเลงร่วมกับวงเครื่องสายสากลของวิทยาลัยดนตรี นำเสนอเพลงไทยเดิมในการเรียบเรียงใหม่ 8 บทเพลง รายได้จากการจำหน่ายบัตรมอบเป็นทุนการศึกษาแก่นักเรียนดนตรีที่ขาดแคลนทุนทรัพย์',
      ],
    },
    en: {
      title: 'Concert: Thai music meets string orchestra',
      body: [
        'The faculty’s Thai ensemble and the music college’s strings played eight classical Thai pieces in new arrangements. Ticket sales go to scholarships for young musicians in need.',
      ],
    },
    keywords: ['ดนตรีไทย', 'คอนเสิร์ต', 'การกุศล'],
    sections: ['N8'],
    strategies: ['S4'],
    sdgs: ['SDGs4', 'SDGs10'],
    scene: 'dance',
    album: 2,
  },
  {
    day: -248,
    th: {
      title: 'สืบสานประเพณีสงกรานต์ สรงน้ำพระและรดน้ำขอพรผู้อาวุโส',
      body: [
        'คณะศิลปศาสตร์จัดพิธีสรงน้ำพระพุทธรูปประจำคณะและรดน้ำขอพรผู้เกษียณอายุราชการ ผู้บริหารและบุคลากรแต่งกายด้วยผ้าไทยและร่วมรับประทานข้าวแช่',
        'ในช่วงบ่ายมีการละเล่นพื้นบ้านและการแข่งขันตำส้มตำลีลา สร้างรอยยิ้มให้ผู้เข้าร่วมทุกวัย',
      ],
    },
    en: {
      title: 'Songkran: blessings for the Thai New Year',
      body: [
        'Staff in Thai silk bathed the faculty’s Buddha image, asked the retired teachers for their blessings and shared iced jasmine rice, followed by folk games.',
      ],
    },
    keywords: ['สงกรานต์', 'รดน้ำขอพร', 'ประเพณีไทย'],
    sections: ['N8', 'N2'],
    strategies: ['S4'],
    sdgs: ['SDGs11', 'SDGs16'],
    scene: 'pattern',
    album: 5,
  },
];
