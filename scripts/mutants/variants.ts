import { accessVariants } from './accessVariants';
import { moneyVariants } from './moneyVariants';
import { playVariants } from './playVariants';

export const variants = [...moneyVariants, ...accessVariants, ...playVariants];
