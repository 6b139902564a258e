/** Id of the `<style>` that holds the brand's `:root` rule; a stamped page brings it in its head. */
export const THEME_STYLE_ID = 'theme';
