/**
 * Variables that commands and tests read. Those of the build are in content/environment.ts, which validates
 * them.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    /** content/environment.ts validates it; declared here because lib/routes also reads it in browsers. */
    BASE_PATH?: string;
    /** The build id of Next, set by the build. */
    BUILD_ID?: string;
    CHROME_PATH?: string;
    CI?: string;
    CONTENT_OUT?: string;
    CONTENT_ROOT?: string;
    DISPLAY?: string;
    E2E_BASE_URL?: string;
    E2E_COMMIT?: string;
    E2E_CONDITIONS?: string;
    E2E_FOLDER?: string;
    E2E_PORT?: string;
    E2E_SWEEP?: string;
    E2E_WANDER?: string;
    /** URL of the server that builds what editors of examples need, in development. */
    EDITING_SERVER?: string;
    FIREFOX_PATH?: string;
    GIT_CEILING_DIRECTORIES?: string;
    HOST?: string;
    KEEP_GOING?: string;
    PATH?: string;
    PORT?: string;
    RELEASE?: string;
    /** Name of the folder in which the site of another library is built. */
    SITE_WORKSPACE?: string;
    SOURCE_MAPS?: string;
  }
}
