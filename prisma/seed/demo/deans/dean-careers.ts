/** A post from one year to another; years count from the one in which the current dean began, null is today. */
type Post = readonly [from: number, to: number | null, thai: string, english: string];
/** An award of one year. */
type Award = readonly [year: number, thai: string, english: string];

interface Career {
  sex: 'f' | 'm';
  posts: readonly Post[];
  awards: readonly Award[];
  /** The year of the first decoration, and how many there are by now. */
  decorated: readonly [year: number, count: number];
}

/** What the deans of the demo faculty have done and been given. */
export const deanCareers: Readonly<Record<string, Career>> = {
  'supphachai.naa': {
    sex: 'm',
    posts: [
      [-33, -27, 'อาจารย์ประจำสาขาวิชาประวัติศาสตร์', 'Lecturer in History'],
      [-27, -24, 'หัวหน้าสาขาวิชาประวัติศาสตร์', 'Head of the History Programme'],
      [-24, -22, 'ผู้อำนวยการโครงการจัดตั้งคณะศิลปศาสตร์', 'Director of the project to found the Faculty of Liberal Arts'],
      [-14, -10, 'รองอธิการบดีฝ่ายวิชาการ', 'Vice President for Academic Affairs'],
      [-10, -2, 'กรรมการสภามหาวิทยาลัย ประเภทคณาจารย์', 'Member of the University Council, elected by the academic staff'],
    ],
    awards: [
      [-25, 'บุคลากรดีเด่น สายวิชาการ', 'Outstanding Academic Staff Member'],
      [-16, 'นักวิจัยดีเด่น สาขามนุษยศาสตร์', 'Outstanding Researcher in the Humanities'],
      [-7, 'ศิษย์เก่าดีเด่นด้านการบริหารการศึกษา', 'Distinguished Alumnus in Educational Administration'],
    ],
    decorated: [-28, 6],
  },
  'kittisak.sri': {
    sex: 'm',
    posts: [
      [-24, -18, 'อาจารย์ประจำสาขาวิชาปรัชญา', 'Lecturer in Philosophy'],
      [-18, -13, 'รองคณบดีฝ่ายวิชาการ', 'Associate Dean for Academic Affairs'],
      [-8, null, 'กรรมการจริยธรรมการวิจัยในคน', 'Member of the Human Research Ethics Committee'],
    ],
    awards: [
      [-15, 'ครูผู้สอนดีเด่นด้านวิชาศึกษาทั่วไป', 'Outstanding Teacher of General Education'],
      [-6, 'หนังสือดีเด่นประเภทสารคดี จากผลงาน “ตรรกวิทยาในชีวิตประจำวัน”', 'Outstanding Non-fiction Book for “Logic in Everyday Life”'],
    ],
    decorated: [-19, 4],
  },
  'sudarat.won': {
    sex: 'f',
    posts: [
      [-22, -15, 'อาจารย์ประจำสาขาวิชาจิตวิทยา', 'Lecturer in Psychology'],
      [-15, -11, 'หัวหน้าศูนย์ให้คำปรึกษานักศึกษา', 'Head of the Student Counselling Centre'],
      [-11, -6, 'รองคณบดีฝ่ายวิจัยและบริการวิชาการ', 'Associate Dean for Research and Academic Services'],
      [-1, null, 'ผู้ทรงคุณวุฒิคณะกรรมการสุขภาพจิตจังหวัด', 'Expert member of the Provincial Mental Health Committee'],
    ],
    awards: [
      [-12, 'ผู้ทำคุณประโยชน์ด้านสุขภาพจิต', 'Award for Services to Mental Health'],
      [-4, 'สตรีดีเด่นด้านการศึกษา เนื่องในวันสตรีสากล', 'Outstanding Woman in Education, International Women’s Day'],
    ],
    decorated: [-18, 4],
  },
  'anchali.sir': {
    sex: 'f',
    posts: [
      [-23, -17, 'อาจารย์ประจำสาขาวิชาภาษาศาสตร์', 'Lecturer in Linguistics'],
      [-17, -14, 'รองคณบดีฝ่ายบริหาร', 'Associate Dean for Administration'],
      [-4, null, 'บรรณาธิการวารสารศิลปศาสตร์', 'Editor of the Liberal Arts Journal'],
    ],
    awards: [
      [-13, 'นักภาษาศาสตร์ดีเด่นด้านภาษาถิ่น', 'Outstanding Linguist in Dialect Studies'],
      [-8, 'ผู้ใช้ภาษาไทยดีเด่น เนื่องในวันภาษาไทยแห่งชาติ', 'Outstanding User of the Thai Language, National Thai Language Day'],
      [-3, 'ผู้บริหารดีเด่นของมหาวิทยาลัย', 'Outstanding University Executive'],
    ],
    decorated: [-18, 4],
  },
  'benchamat.kae': {
    sex: 'f',
    posts: [
      [-18, -10, 'อาจารย์ประจำสาขาวิชาภาษาไทย', 'Lecturer in Thai'],
      [-10, -5, 'ผู้ช่วยคณบดีฝ่ายศิลปวัฒนธรรม', 'Assistant Dean for Arts and Culture'],
      [-4, null, 'หัวหน้าสาขาวิชาภาษาไทย', 'Head of the Thai Programme'],
    ],
    awards: [
      [-9, 'ผู้อนุรักษ์มรดกไทยดีเด่น', 'Outstanding Conservator of Thai Heritage'],
      [-2, 'รางวัลบทความวิจัยดีเด่น การประชุมวิชาการมนุษยศาสตร์ระดับชาติ', 'Best Paper, National Conference on the Humanities'],
    ],
    decorated: [-12, 3],
  },
  'chakkrit.phi': {
    sex: 'm',
    posts: [
      [-17, -8, 'อาจารย์ประจำสาขาวิชาประวัติศาสตร์', 'Lecturer in History'],
      [-6, null, 'รองคณบดีฝ่ายแผนและประกันคุณภาพ', 'Associate Dean for Planning and Quality Assurance'],
    ],
    awards: [
      [-10, 'วิทยานิพนธ์ระดับดีมาก สาขาปรัชญา', 'Dissertation rated Very Good, Philosophy section'],
      [-5, 'ผู้ประเมินคุณภาพการศึกษาดีเด่น', 'Outstanding Assessor of Educational Quality'],
    ],
    decorated: [-12, 2],
  },
  'anucha.sae': {
    sex: 'm',
    posts: [
      [-14, -7, 'อาจารย์ประจำสาขาวิชาภาษาจีน', 'Lecturer in Chinese'],
      [-7, -2, 'ผู้อำนวยการศูนย์จีนศึกษา', 'Director of the Centre for Chinese Studies'],
      [0, null, 'ผู้เชี่ยวชาญด้านความร่วมมือไทย–จีน สถาบันภายนอก', 'Expert in Thai–Chinese cooperation at another institution'],
    ],
    awards: [
      [-6, 'ผู้ส่งเสริมการสอนภาษาจีนดีเด่น', 'Outstanding Promoter of Chinese Language Teaching'],
      [-3, 'รางวัลการแปลวรรณกรรมจีนร่วมสมัย', 'Prize for the Translation of Contemporary Chinese Literature'],
    ],
    decorated: [-8, 2],
  },
  'phaithun.onl': {
    sex: 'm',
    posts: [
      [-16, -9, 'อาจารย์ประจำสาขาวิชาภาษาไทย', 'Lecturer in Thai'],
      [-3, null, 'ผู้ช่วยคณบดี', 'Assistant Dean'],
    ],
    awards: [
      [-8, 'อาจารย์ที่ปรึกษาดีเด่น', 'Outstanding Student Adviser'],
      [-1, 'ผู้ปฏิบัติงานดีเด่นด้านการทำนุบำรุงศิลปวัฒนธรรม', 'Outstanding Service to Arts and Culture'],
    ],
    decorated: [-11, 2],
  },
};
