import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { View } from './view-counter.service.js';

export class ViewBody implements View {
  @Matches(/^\/\P{Cc}{0,299}$/u, { message: '$property must be the path of a page, of at most 300 characters' })
  path: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  from?: string;
}
