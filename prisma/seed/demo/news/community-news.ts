import { heading, list, type NewsText, picture, steps, table } from './news-text.ts';

/** Service to the community, the green faculty and good governance. */
export const communityNews: readonly NewsText[] = [
  {
    day: -3,
    th: {
      title: 'ค่ายอาสาพัฒนาห้องสมุดโรงเรียนบนดอย ส่งมอบหนังสือกว่า 2,400 เล่ม',
      body: [
        'นักศึกษาและบุคลากร 48 คนเดินทางไปพัฒนาห้องสมุดโรงเรียนขนาดเล็กบนพื้นที่สูง ทาสีชั้นหนังสือ จัดหมวดหมู่หนังสือ 2,400 เล่มที่ได้รับบริจาค และจัดกิจกรรมเล่านิทานสองภาษาให้เด็กชาติพันธุ์',
        picture('reading-corner.jpg', 'มุมอ่านหนังสือใหม่ของน้อง ๆ'),
        'โครงการยังเปิดรับบริจาคหนังสือเด็กสภาพดีตลอดปี ณ สำนักงานกิจการนักศึกษา',
      ],
    },
    en: {
      title: 'Volunteers build a school library in the mountains',
      body: [
        'Forty-eight students and staff painted shelves, sorted 2,400 donated books and told stories in two languages to children of a small highland school. Children’s books are welcome all year at the student affairs office.',
        picture('reading-corner.jpg', 'The new reading corner'),
      ],
    },
    keywords: ['ค่ายอาสา', 'ห้องสมุด', 'หนังสือ', 'โรงเรียน'],
    sections: ['N2', 'N4', 'N10'],
    strategies: ['S3'],
    sdgs: ['SDGs1', 'SDGs4', 'SDGs10'],
    scene: 'community',
    album: 6,
  },
  {
    day: -11,
    th: {
      title: 'ปลูกป่าชายเลนกับชุมชน เพิ่มพื้นที่สีเขียวและแนวกันคลื่นธรรมชาติ',
      body: [
        'คณะศิลปศาสตร์ร่วมกับชุมชนบ้านชายทะเลปลูกต้นโกงกางและแสม 1,000 ต้น บนพื้นที่ 4 ไร่ พร้อมเก็บขยะชายหาดได้ 186 กิโลกรัม ซึ่งคัดแยกเพื่อส่งรีไซเคิลได้กว่าครึ่ง',
        'กิจกรรมนี้เป็นส่วนหนึ่งของแผนคณะสีเขียวที่ตั้งเป้าลดการปล่อยก๊าซเรือนกระจกลงร้อยละ 20 ภายใน 5 ปี',
      ],
    },
    en: {
      title: 'A thousand mangroves with a coastal community',
      body: [
        'Together with villagers we planted 1,000 mangroves and collected 186 kilograms of beach waste, more than half of which was recycled: one step towards cutting our emissions by 20 per cent in five years.',
      ],
    },
    keywords: ['ป่าชายเลน', 'คณะสีเขียว', 'ชุมชน', 'ขยะ'],
    sections: ['N2'],
    strategies: ['S3', 'S7'],
    sdgs: ['SDGs13', 'SDGs14', 'SDGs15'],
    scene: 'community',
    album: 4,
  },
  {
    day: -22,
    th: {
      title: 'อบรมภาษาอังกฤษเพื่อการท่องเที่ยวแก่ผู้ประกอบการชุมชนตลาดน้ำ',
      body: [
        'สาขาวิชาภาษาอังกฤษจัดอบรมภาษาอังกฤษเพื่อการท่องเที่ยวแก่ผู้ประกอบการตลาดน้ำ 55 คน ทั้งแม่ค้าอาหาร คนพายเรือ และเจ้าของโฮมสเตย์ เน้นประโยคที่ใช้จริงหน้าร้าน',
        heading('เนื้อหาการอบรม'),
        steps('ทักทายและเชิญชวนลูกค้า', 'แนะนำอาหารและบอกส่วนผสมสำหรับผู้แพ้อาหาร', 'บอกราคา ต่อรอง และรับชำระเงิน', 'บอกทางและขอความช่วยเหลือ'),
        'ทุกคนได้รับคู่มือประโยคพร้อมคำอ่านและรหัสสำหรับฟังเสียง',
      ],
    },
    en: {
      title: 'English for the floating market',
      body: [
        'Fifty-five food sellers, boatmen and homestay owners practised the sentences they need every day. Each of them took home a phrase book with audio.',
      ],
    },
    keywords: ['บริการวิชาการ', 'ภาษาอังกฤษ', 'ท่องเที่ยวชุมชน', 'ตลาดน้ำ'],
    sections: ['N2', 'N3'],
    strategies: ['S3'],
    sdgs: ['SDGs4', 'SDGs8', 'SDGs11'],
    scene: 'conversation',
    album: 3,
  },
  {
    day: -45,
    th: {
      title: 'บริจาคโลหิตกับสภากาชาดไทย ครั้งที่ 4 ของปี ได้รับโลหิต 128 ยูนิต',
      body: [
        'คณะศิลปศาสตร์ร่วมกับสภากาชาดไทยจัดหน่วยรับบริจาคโลหิตเคลื่อนที่ ณ โถงอาคารคณะ มีผู้บริจาคโลหิต 128 คน และลงทะเบียนแสดงความจำนงบริจาคอวัยวะ 17 คน ขอขอบคุณทุกท่านที่ร่วมแบ่งปันชีวิต',
        'ครั้งต่อไปกำหนดจัดในวันที่ {day+90}',
      ],
    },
    en: {
      title: 'Blood donation with the Thai Red Cross',
      body: ['128 people gave blood and 17 registered as organ donors. The mobile unit will be back on {day+90}.'],
    },
    keywords: ['บริจาคโลหิต', 'สภากาชาดไทย', 'จิตอาสา'],
    sections: ['N2', 'N1'],
    strategies: ['S3'],
    sdgs: ['SDGs3'],
    scene: 'groupPhoto',
  },
  {
    day: -66,
    th: {
      title: 'คณะศิลปศาสตร์ได้รับการรับรองเป็นสำนักงานสีเขียว (Green Office) ระดับดีเยี่ยม',
      body: [
        'คณะศิลปศาสตร์ผ่านการตรวจประเมินสำนักงานสีเขียวระดับดีเยี่ยม (เหรียญทอง) จากกรมการเปลี่ยนแปลงสภาพภูมิอากาศและสิ่งแวดล้อม',
        table(
          ['ตัวชี้วัด', 'ปีก่อน', 'ปีนี้'],
          ['การใช้ไฟฟ้า', '412,300 หน่วย', '358,900 หน่วย'],
          ['การใช้น้ำ', '9,840 ลบ.ม.', '8,720 ลบ.ม.'],
          ['การใช้กระดาษ', '1,960 รีม', '1,105 รีม'],
          ['ขยะส่งกำจัด', '14.2 ตัน', '10.6 ตัน'],
        ),
        'ขอขอบคุณบุคลากรและนักศึกษาทุกคนที่ช่วยกันคัดแยกขยะ ลดการใช้กระดาษ และประหยัดพลังงาน',
      ],
    },
    en: {
      title: 'Green Office certified: excellent (gold)',
      body: [
        'The faculty passed the national Green Office assessment with the highest grade.',
        table(
          ['Indicator', 'Last year', 'This year'],
          ['Electricity (units)', '412,300', '358,900'],
          ['Water (cubic metres)', '9,840', '8,720'],
          ['Paper (reams)', '1,960', '1,105'],
          ['Waste (tonnes)', '14.2', '10.6'],
        ),
      ],
    },
    keywords: ['Green Office', 'สำนักงานสีเขียว', 'สิ่งแวดล้อม', 'รางวัล'],
    sections: ['N6', 'N2'],
    strategies: ['S7', 'S6'],
    sdgs: ['SDGs7', 'SDGs12', 'SDGs13'],
    scene: 'campus',
    album: 3,
  },
  {
    day: -91,
    th: {
      title: 'พี่เลี้ยงอ่านออกเขียนได้: นักศึกษาช่วยสอนภาษาไทยเด็กประถมในชุมชนแรงงานข้ามชาติ',
      body: [
        'โครงการพี่เลี้ยงอ่านออกเขียนได้จัดต่อเนื่องเป็นปีที่ 3 มีนักศึกษา 64 คนสลับกันสอนทุกวันเสาร์ เด็กที่เข้าร่วมครบ 20 ครั้งอ่านคำพื้นฐานได้เพิ่มขึ้นเฉลี่ยร้อยละ 38',
        'โครงการได้รับการสนับสนุนสื่อการสอนจากศิษย์เก่าและสำนักพิมพ์หลายแห่ง',
      ],
    },
    en: {
      title: 'Students teach reading in a migrant workers’ community',
      body: [
        'For the third year 64 students take turns on Saturdays. Children who came 20 times read 38 per cent more basic words on average.',
      ],
    },
    keywords: ['อ่านออกเขียนได้', 'จิตอาสา', 'ภาษาไทย', 'เด็ก'],
    sections: ['N4', 'N2'],
    strategies: ['S3', 'S1'],
    sdgs: ['SDGs4', 'SDGs10'],
    scene: 'library',
    album: 2,
  },
  {
    day: -128,
    th: {
      title: 'เปิดบ้านให้คำปรึกษาชุมชน: นักจิตวิทยาอาสาดูแลใจผู้สูงอายุหลังน้ำท่วม',
      body: [
        'ศูนย์ให้คำปรึกษาของคณะส่งนักจิตวิทยาและนักศึกษาบัณฑิตศึกษาลงพื้นที่ประสบอุทกภัย จัดกลุ่มพูดคุยและกิจกรรมศิลปะบำบัดแก่ผู้สูงอายุ 73 คน พร้อมอบรมอาสาสมัครสาธารณสุขให้สังเกตสัญญาณภาวะซึมเศร้าเบื้องต้น',
      ],
    },
    en: {
      title: 'Psychologists care for elderly people after the flood',
      body: [
        'Our counselling centre held talks and art therapy for 73 elderly people, and trained village health volunteers to notice early signs of depression.',
      ],
    },
    keywords: ['น้ำท่วม', 'ผู้สูงอายุ', 'จิตวิทยา', 'ศิลปะบำบัด'],
    sections: ['N2'],
    strategies: ['S3'],
    sdgs: ['SDGs3', 'SDGs11', 'SDGs13'],
    scene: 'community',
    album: 3,
  },
  {
    day: -166,
    th: {
      title: 'ประกาศเจตนารมณ์สุจริตโปร่งใส และนโยบายไม่รับของขวัญ (No Gift Policy)',
      body: [
        'คณบดีพร้อมผู้บริหารและบุคลากรร่วมประกาศเจตนารมณ์การบริหารงานด้วยความซื่อสัตย์สุจริต โปร่งใส ตรวจสอบได้ และงดรับของขวัญทุกชนิดจากการปฏิบัติหน้าที่',
        list('งดรับและงดให้ของขวัญทุกเทศกาล', 'เปิดเผยข้อมูลการจัดซื้อจัดจ้างบนเว็บไซต์', 'มีช่องทางร้องเรียนที่รักษาความลับของผู้แจ้ง'),
      ],
    },
    keywords: ['ธรรมาภิบาล', 'No Gift Policy', 'โปร่งใส'],
    sections: ['N1'],
    strategies: ['S6'],
    sdgs: ['SDGs16'],
    scene: 'signing',
  },
  {
    day: -205,
    th: {
      title: 'แผนบริหารความต่อเนื่อง: ซ้อมหนีไฟประจำปีและอบรมการช่วยฟื้นคืนชีพเบื้องต้น (CPR)',
      body: [
        'งานอาคารสถานที่จัดซ้อมอพยพหนีไฟทั้งอาคาร ใช้เวลา 7 นาที 40 วินาที และอบรมการช่วยฟื้นคืนชีพเบื้องต้นพร้อมการใช้เครื่องกระตุกหัวใจไฟฟ้าอัตโนมัติ (AED) แก่บุคลากร 90 คน',
        'ปัจจุบันคณะมีเครื่อง AED 3 จุด ได้แก่ โถงชั้น 1 หน้าห้องสมุด และโรงอาหาร',
      ],
    },
    keywords: ['ซ้อมหนีไฟ', 'CPR', 'AED', 'ความปลอดภัย'],
    sections: ['N2'],
    strategies: ['S6'],
    sdgs: ['SDGs3', 'SDGs11'],
    scene: 'groupPhoto',
    album: 2,
  },
  {
    day: -274,
    th: {
      title: 'ธนาคารขยะและร้านแบ่งปัน เปลี่ยนของเหลือใช้เป็นทุนอาหารกลางวันนักศึกษา',
      body: [
        'โครงการธนาคารขยะของสโมสรนักศึกษารับซื้อขวดพลาสติก กระดาษ และกระป๋องทุกวันพุธ รายได้ปีที่ผ่านมา 41,280 บาทนำไปสมทบทุนอาหารกลางวันแก่นักศึกษาที่ขาดแคลน ส่วนร้านแบ่งปันเปิดให้หยิบเสื้อผ้าและหนังสือมือสองสภาพดีได้ฟรี',
      ],
    },
    en: {
      title: 'Waste bank turns bottles into lunches',
      body: [
        'Every Wednesday the student union buys bottles, paper and cans. Last year’s 41,280 baht paid for lunches of students in need; the sharing corner gives away clothes and books.',
      ],
    },
    keywords: ['ธนาคารขยะ', 'รีไซเคิล', 'แบ่งปัน'],
    sections: ['N4', 'N2'],
    strategies: ['S7', 'S3'],
    sdgs: ['SDGs1', 'SDGs2', 'SDGs12'],
    scene: 'campus',
    inactive: true,
  },
];
