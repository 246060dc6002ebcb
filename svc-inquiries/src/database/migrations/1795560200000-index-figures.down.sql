DROP INDEX inquiries.ix_conversation_figures;
