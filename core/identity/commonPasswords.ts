/**
 * What most guessed passwords are made of. Digits and signs around them, and letters written as
 * digits, are removed before the comparison, so each word matches hundreds of passwords.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass qwerty qwertyuiop qwertyui asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc
  wsxedc iloveyou iloveu loveyou lovely loveme letmein welcome admin administrator root user guest login master
  superman batman spiderman ironman pokemon naruto doraemon dragon monkey tiger lion panda rabbit butterfly
  sunshine princess prince angel angels baby babygirl babyboy sweet sweety honey chocolate cookie banana orange
  flower rainbow summer winter spring autumn monday sunday january december november october september august
  football soccer basketball baseball liverpool manutd manchester chelsea arsenal barcelona realmadrid ronaldo messi
  computer internet samsung iphone android google facebook youtube instagram tiktok line gmail hotmail yahoo
  michael jordan jessica jennifer ashley daniel thomas charlie andrew joshua matthew robert
  michelle nicole hannah maggie ginger pepper shadow hunter killer ranger harley mustang ferrari porsche toyota
  honda yamaha suzuki mercedes trustno access secret test tester testing demo sample default change changeme
  whatever nothing forever family friends friendship freedom hello helloworld goodluck lucky money casino jackpot
  baccarat slot slots poker bonus winner player gamer gaming million thailand thai siam bangkok chiangmai phuket
  pattaya isan sawasdee sawatdee sabai sanuk rakthai rak rakkun rakna chaiyo muaythai somtam tomyum
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa qwe qweasd qweasdzxc asd asdf zxc zxcv poiuy poiuytrewq mnbvcxz
  lkjhgfdsa starwars matrix jesus christ buddha cheese purple silver golden diamond crystal
  mother father mommy daddy sister brother teacher student school doctor police soldier
  bitch fuck fuckyou fuckoff asshole sexy lover kisses hottie cutie beautiful handsome
  minecraft roblox freefire garena dota valorant fortnite pubg rov`.split(/\s+/),
);
