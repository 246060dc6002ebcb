import { Module } from '@nestjs/common';
import { inquiryControllers } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';

@Module({ controllers: inquiryControllers, providers: [InquiriesService] })
export class InquiriesModule {}
