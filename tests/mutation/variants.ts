import { accessVariants } from './accessVariants';
import { moneyVariants } from './moneyVariants';
import { operationVariants } from './operationVariants';
import { playVariants } from './playVariants';
import { releaseVariants } from './releaseVariants';
import { transferVariants } from './transferVariants';
import { trustVariants } from './trustVariants';
import { turnoverVariants } from './turnoverVariants';

export const variants = [
  ...moneyVariants,
  ...transferVariants,
  ...accessVariants,
  ...playVariants,
  ...turnoverVariants,
  ...releaseVariants,
  ...trustVariants,
  ...operationVariants,
];
