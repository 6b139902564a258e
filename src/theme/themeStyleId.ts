/** Id of the `<style>` with the brand's `:root` rule; a stamped page contains it in its head. */
export const THEME_STYLE_ID = 'theme';
