import { accessVariants } from './accessVariants';
import { moneyVariants } from './moneyVariants';
import { operationVariants } from './operationVariants';
import { playVariants } from './playVariants';
import { transferVariants } from './transferVariants';
import { turnoverVariants } from './turnoverVariants';

export const variants = [
  ...moneyVariants,
  ...transferVariants,
  ...accessVariants,
  ...playVariants,
  ...turnoverVariants,
  ...operationVariants,
];
