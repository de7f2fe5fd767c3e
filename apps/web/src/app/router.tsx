import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { LoadingState } from '../kit/notifications/states.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { screen } from './screen.ts';

/** Documented address of a news item's album; without an item one is chosen from the list. */
function toAlbum({ request }: LoaderFunctionArgs) {
  const newsId = new URL(request.url).searchParams.get('news_id');
  return newsId === null ? null : redirect(`/web/content_new_image?album=${encodeURIComponent(newsId)}`);
}

const toProfile = () => redirect('/app/profile-view');

/** Every address of the app, one line each, each screen loaded when it is first opened. */
const routes: RouteObject[] = [
  {
    errorElement: (
      <main>
        <ErrorScreen />
      </main>
    ),
    HydrateFallback: LoadingState,
    children: [
      { path: '/', loader: toProfile },
      { path: '/login', lazy: screen(() => import('../features/auth/login.screen.tsx').then((m) => m.LoginScreen)) },
      { path: '/starter', lazy: screen(() => import('../features/auth/starter.screen.tsx').then((m) => m.StarterScreen)) },
      { path: '/sign-up', lazy: screen(() => import('../features/auth/sign-up.screen.tsx').then((m) => m.SignUpScreen)) },
      { path: '/forgot', lazy: screen(() => import('../features/auth/forgot.screen.tsx').then((m) => m.ForgotScreen)) },
      {
        path: '/password-reset',
        lazy: screen(() => import('../features/auth/password-reset.screen.tsx').then((m) => m.PasswordResetScreen)),
      },
      { path: '/verify-email', lazy: screen(() => import('../features/auth/verify-email.screen.tsx').then((m) => m.VerifyEmailScreen)) },
      { path: '/error-login', lazy: screen(() => import('../features/auth/error-login.screen.tsx').then((m) => m.ErrorLoginScreen)) },
      { path: '/checkin', lazy: screen(() => import('../features/centre/kiosk/pair.screen.tsx').then((m) => m.PairScreen)) },
      { path: '/checkin/:key', lazy: screen(() => import('../features/centre/kiosk/kiosk.screen.tsx').then((m) => m.KioskScreen)) },
      {
        lazy: screen(() => import('./shell/shell.tsx').then((m) => m.Shell)),
        children: [
          {
            // an error of one screen leaves the shell standing
            ErrorBoundary: ErrorScreen,
            children: [
              { path: '/app', loader: toProfile },
              {
                path: '/app/profile-view',
                lazy: screen(() => import('../features/profile/profile-view.screen.tsx').then((m) => m.ProfileViewScreen)),
              },
              {
                path: '/app/profile',
                lazy: screen(() => import('../features/profile/profile-form.screen.tsx').then((m) => m.ProfileFormScreen)),
              },
              {
                path: '/app/dashboard',
                lazy: screen(() => import('../features/profile/dashboard/dashboard.screen.tsx').then((m) => m.DashboardScreen)),
              },
              {
                path: '/app/password',
                lazy: screen(() => import('../features/profile/password.screen.tsx').then((m) => m.PasswordScreen)),
              },
              { path: '/app/about', lazy: screen(() => import('../features/about/about.screen.tsx').then((m) => m.AboutScreen)) },
              { path: '/app/search', lazy: screen(() => import('./search/search.screen.tsx').then((m) => m.SearchScreen)) },
              {
                path: '/centre/lc_members',
                lazy: screen(() => import('../features/centre/members/lc-member.screen.tsx').then((m) => m.LcMemberScreen)),
              },
              {
                path: '/centre/lc_checkin_members',
                lazy: screen(() => import('../features/centre/visits/lc-visit.screen.tsx').then((m) => m.LcVisitScreen)),
              },
              {
                path: '/admin/status',
                lazy: screen(() => import('../features/admin/status/status.screen.tsx').then((m) => m.StatusScreen)),
              },
              {
                path: '/admin/menu',
                lazy: screen(() => import('../features/admin/menu/menu.screen.tsx').then((m) => m.MenuScreen)),
              },
              {
                path: '/web/upkeep',
                lazy: screen(() => import('../features/website/upkeep/upkeep.screen.tsx').then((m) => m.UpkeepScreen)),
              },
              {
                path: '/admin/redirect',
                lazy: screen(() => import('../features/admin/redirect/redirect.screen.tsx').then((m) => m.RedirectScreen)),
              },
              {
                path: '/member/prefix',
                lazy: screen(() => import('../features/members/prefix/prefix.screen.tsx').then((m) => m.PrefixScreen)),
              },
              {
                path: '/member/position',
                lazy: screen(() => import('../features/members/job-position/job-position.screen.tsx').then((m) => m.JobPositionScreen)),
              },
              {
                path: '/member/edulavel',
                lazy: screen(() => import('../features/members/edu-level/edu-level.screen.tsx').then((m) => m.EduLevelScreen)),
              },
              {
                path: '/member/members',
                lazy: screen(() => import('../features/members/members/member.screen.tsx').then((m) => m.MemberScreen)),
              },
              {
                path: '/member/role',
                lazy: screen(() => import('../features/members/role/role.screen.tsx').then((m) => m.RoleScreen)),
              },
              {
                path: '/admin/users',
                lazy: screen(() => import('../features/admin/users/user-list.screen.tsx').then((m) => m.UserListScreen)),
              },
              {
                path: '/admin/users/new',
                lazy: screen(() => import('../features/admin/users/user-form.screen.tsx').then((m) => m.UserNewScreen)),
              },
              { path: '/admin/audit', lazy: screen(() => import('../features/admin/audit/audit.screen.tsx').then((m) => m.AuditScreen)) },
              {
                path: '/admin/settings',
                lazy: screen(() => import('../features/admin/settings/faculty-setting.screen.tsx').then((m) => m.FacultySettingScreen)),
              },
              { path: '/admin/lists', lazy: screen(() => import('../features/admin/lists/lists.screen.tsx').then((m) => m.ListsScreen)) },
              { path: '/admin/users/:id', loader: ({ params }) => redirect(`/admin/users/${params.id}/edit`) },
              {
                path: '/admin/users/:id/edit',
                lazy: screen(() => import('../features/admin/users/user-form.screen.tsx').then((m) => m.UserEditScreen)),
              },
              {
                path: '/web/content_work',
                lazy: screen(() => import('../features/works/works/work.screen.tsx').then((m) => m.WorkScreen)),
              },
              {
                path: '/web/content_new',
                lazy: screen(() => import('../features/website/news/news.screen.tsx').then((m) => m.NewsScreen)),
              },
              {
                path: '/web/content_new_image',
                loader: toAlbum,
                lazy: screen(() => import('../features/website/news/news.screen.tsx').then((m) => m.NewsScreen)),
              },
              {
                path: '/web/content_activity',
                lazy: screen(() => import('../features/works/activities/activity.screen.tsx').then((m) => m.ActivityScreen)),
              },
              {
                path: '/web/work_table',
                lazy: screen(() => import('../features/works/tables/work-table.screen.tsx').then((m) => m.WorkTableScreen)),
              },
              { path: '/web/review', lazy: screen(() => import('../features/works/review/review.screen.tsx').then((m) => m.ReviewScreen)) },
              { path: '/web/bin', lazy: screen(() => import('../features/website/bin/bin.screen.tsx').then((m) => m.BinScreen)) },
              {
                path: '/web/content_group_item',
                lazy: screen(() => import('../features/website/group-item/group-item.screen.tsx').then((m) => m.GroupItemScreen)),
              },
              {
                path: '/web/content_page',
                lazy: screen(() => import('../features/website/content-page/content-page.screen.tsx').then((m) => m.ContentPageScreen)),
              },
              {
                path: '/web/content_article_page',
                lazy: screen(() => import('../features/website/article-page/article-page.screen.tsx').then((m) => m.ArticlePageScreen)),
              },
              {
                path: '/web/content_doc',
                lazy: screen(() => import('../features/website/document/document.screen.tsx').then((m) => m.DocScreen)),
              },
              {
                path: '/web/content_doc_mou',
                lazy: screen(() => import('../features/website/document/document.screen.tsx').then((m) => m.MouScreen)),
              },
              {
                path: '/web/content_link',
                lazy: screen(() => import('../features/website/link/link.screen.tsx').then((m) => m.LinkScreen)),
              },
              {
                path: '/web/content_upload',
                lazy: screen(() => import('../features/website/upload/upload.screen.tsx').then((m) => m.UploadScreen)),
              },
              {
                path: '/web/content_person',
                lazy: screen(() => import('../features/website/person-page/person-page.screen.tsx').then((m) => m.PersonPageScreen)),
              },
              {
                path: '/web/content_directory_dean',
                lazy: screen(() => import('../features/website/dean/dean.screen.tsx').then((m) => m.DeanScreen)),
              },
            ],
          },
        ],
      },
      { path: '*', lazy: screen(() => import('../demo/demo.screen.tsx').then((m) => m.DemoScreen)) },
    ],
  },
];

/** Made after the secrets have been taken out of the address, not when this module loads. */
export const createRouter = () => createBrowserRouter(routes);
