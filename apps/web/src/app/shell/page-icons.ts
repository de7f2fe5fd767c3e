import {
  IconBook,
  IconBriefcase,
  IconFileDescription,
  IconFiles,
  IconFileText,
  IconFolders,
  IconHeartHandshake,
  IconHistory,
  IconId,
  IconKey,
  IconListDetails,
  IconNews,
  IconPhoto,
  IconPointFilled,
  IconSchool,
  IconTrash,
  IconUserCog,
  IconUserStar,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';

/** The drawer's icons, by the name the server gives. */
const icons: Record<string, TablerIcon> = {
  badge: IconId,
  book: IconBook,
  briefcase: IconBriefcase,
  'file-text': IconFileText,
  files: IconFiles,
  folders: IconFolders,
  'file-description': IconFileDescription,
  handshake: IconHeartHandshake,
  history: IconHistory,
  key: IconKey,
  'list-details': IconListDetails,
  news: IconNews,
  photo: IconPhoto,
  school: IconSchool,
  trash: IconTrash,
  'user-cog': IconUserCog,
  'user-star': IconUserStar,
  users: IconUsers,
  'users-group': IconUsersGroup,
};

/** An unknown name is a page newer than this build: it gets a plain dot. */
export const pageIcon = (name: string): TablerIcon => icons[name] ?? IconPointFilled;
