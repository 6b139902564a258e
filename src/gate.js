/*
 * Tells the owner of an outdated browser to update (LAY-19, LAY-20). Runs as a file of its own before the app,
 * in ECMAScript 5, because such a browser may not even parse the app. Unknown browsers and browsers inside
 * other apps (LINE, Facebook, …) are left alone unless they cannot run modules at all.
 */
(function () {
  var ua = navigator.userAgent;
  var floors = [
    // Name in the user agent, major version below which the banner shows. The first match decides.
    [
      /(?:Line|FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Twitter)[\/ ;]|; wv\)/,
      0
    ],
    // Every browser on iOS is Safari beneath: the system's version decides.
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

  function showBanner() {
    var banner = document.createElement('div');
    banner.id = 'browser-old';
    banner.setAttribute('role', 'alert');
    banner.appendChild(document.createTextNode('เบราว์เซอร์ของคุณเป็นรุ่นเก่า กรุณาอัปเดตเพื่อใช้งานได้ครบถ้วน'));
    // Set one by one: the page's policy refuses a style attribute, and an old browser has no variables.
    banner.style.padding = '10px 16px';
    banner.style.background = '#ffd166';
    banner.style.color = '#1c1400';
    banner.style.fontFamily = 'sans-serif';
    banner.style.fontSize = '14px';
    banner.style.lineHeight = '1.6';
    banner.style.textAlign = 'center';
    document.body.insertBefore(banner, document.body.firstChild);
  }

  if (!('noModule' in document.createElement('script')) || isBelowFloor()) showBanner();
})();
