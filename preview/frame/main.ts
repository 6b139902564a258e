import { startFrame } from './startFrame';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no place for the app.');
startFrame(window, element);
