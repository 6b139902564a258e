import { writeFileSync, mkdirSync, existsSync } from 'node:fs'
import { brandArt } from './brandArt'
import { readSpec } from './spec'
const B='/work/main/brands'
const t: Record<string, object> = {
 morakot:{}, thapthim:{accent:'#ff3d7f',second:'#ff8a5c',background:'#1c0712',surface:'#2e0f20'},
 bussara:{accent:'#ffb02e',second:'#8f6bff',background:'#120d2b',surface:'#1f1745'},
 phailin:{scheme:'light',accent:'#1f54e0',second:'#14b8d6',background:'#eef4ff',surface:'#ffffff',gold:'#e0a526'}}
for (const id of Object.keys(t)) { const over = existsSync(`${B}/${id}/brand.json`) ? {} : t[id]
 mkdirSync(`${B}/${id}/assets`,{recursive:true})
 for (const [n,s] of brandArt({...readSpec(B,id),...over})) writeFileSync(`${B}/${id}/assets/${n}`,s)}
