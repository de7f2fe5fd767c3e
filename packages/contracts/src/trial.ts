/** Calls other than GET that change no records: documented lookups, sign-in and sign-out. */
const readOnlyPaths =
  /^(\/combo_dc_|\/combo\/|\/get_web_con_activitys_user$|\/api\/getRoleUserWeb$|\/get_temp_key$|\/auth\/(signin|session|signout)(\/|$))/;

/** Whether a call changes data. In trial mode (`WEB_BACKEND_ENABLED=false`) the app does not send it and the server refuses it. */
export function isWriting(method: string, path: string): boolean {
  return !/^(GET|HEAD|OPTIONS)$/i.test(method) && !readOnlyPaths.test(path);
}
