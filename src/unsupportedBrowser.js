/*
 * Banners that must be shown before the app runs. Prompts for an update in an outdated browser, which may not even
 * parse the app, so this file is ECMAScript 5. Unknown and in-app browsers (LINE, Facebook, …) get no banner unless
 * they cannot run the app: versions define which browsers are supported, features which ones fail. Also reports a lost
 * network until the app's own banner can.
 */
(function () {
  // Safari 12.0 lacks it, and libraries read it while the app loads.
  if (typeof globalThis === 'undefined') window.globalThis = window;

  var ua = navigator.userAgent;
  var floors = [
    // Name in the user agent, major version below which the banner shows. The first match decides.
    [
      /(?:Line|FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Twitter)[\/ ;]|; wv\)/,
      0
    ],
    // Every browser on iOS uses Safari's engine, so the system version decides.
    [/(?:iPhone|iPad|iPod).*? OS (\d+)_/, 13],
    [/(?:Edge|Edg|EdgA)\/(\d+)/, 15],
    [/SamsungBrowser\/(\d+)/, 20],
    [/(?:OPR|Opera)\/(\d+)/, 86],
    [/(?:YaBrowser|UCBrowser|UBrowser|Vivaldi|MiuiBrowser|HuaweiBrowser|QQBrowser|Whale|DuckDuckGo)\//, 0],
    [/(?:Firefox)\/(\d+)/, 80],
    [/(?:HeadlessChrome|Chrome|Chromium)\/(\d+)/, 79],
    [/Macintosh.*Version\/(\d+).*Safari/, 12]
  ];

  function isBelowFloor() {
    for (var i = 0; i < floors.length; i += 1) {
      var match = floors[i][0].exec(ua);
      if (match) return match[1] !== undefined && parseInt(match[1], 10) < floors[i][1];
    }
    return false;
  }

  /**
   * Every supported browser has these. Edge 15 has no modules; Edge 16 to 18 lack `flat` and object spread, so the app
   * does not parse there whatever the version claims.
   */
  function canRun() {
    return 'noModule' in document.createElement('script') && 'flat' in window.Array.prototype;
  }

  function showBanner(id, role, text) {
    var banner = document.createElement('div');
    banner.id = id;
    banner.setAttribute('role', role);
    banner.appendChild(document.createTextNode(text));
    // Set individually, because the CSP refuses a style attribute and an old browser has no variables.
    banner.style.padding = '10px 16px';
    banner.style.background = '#ffd166';
    banner.style.color = '#1c1400';
    banner.style.fontFamily = 'sans-serif';
    banner.style.fontSize = '14px';
    banner.style.lineHeight = '1.6';
    banner.style.textAlign = 'center';
    document.body.insertBefore(banner, document.body.firstChild);
    return banner;
  }

  var isOldShown = false;

  function showOld() {
    if (isOldShown) return;
    isOldShown = true;
    showBanner('browser-old', 'alert', 'เบราว์เซอร์ของคุณเป็นรุ่นเก่า กรุณาอัปเดตเพื่อใช้งานได้ครบถ้วน');
  }

  if (!canRun() || isBelowFloor()) showOld();

  /** A script of the app that fails to parse leaves the page without function, whatever the browser claims to be. */
  function onScriptError(event) {
    var isOurs = /\/app\/[^/]+\.js/.test(event.filename || '');
    if (isOurs && (/^SyntaxError/.test(String(event.error)) || /syntax ?error/i.test(event.message || '')))
      showOld();
  }

  window.addEventListener('error', onScriptError);

  var offline = null;

  function showOffline() {
    if (offline) return;
    offline = showBanner('offline', 'status', 'ไม่มีสัญญาณอินเทอร์เน็ต กรุณาตรวจสอบการเชื่อมต่อ');
    offline.style.position = 'sticky';
    offline.style.top = '0';
    offline.style.zIndex = '40';
  }

  function hideOffline() {
    if (offline) document.body.removeChild(offline);
    offline = null;
  }

  window.addEventListener('offline', showOffline);
  window.addEventListener('online', hideOffline);
  // The app's own banner is mounted.
  window.addEventListener('sitestatus', function () {
    window.removeEventListener('offline', showOffline);
    hideOffline();
  });
  if (navigator.onLine === false) showOffline();
})();
